// How fast the device reads and writes pinned memory of the host, as the kernels do it that stream
// a layer's pages for chunks (rooms/copy_pages.h, expand/expand_pages.h), beside the copy engine.
// One JSON line a case: gigabytes a second over the link.
//
// link_bench [TOKENS [LAYERS]]   of Llama 3.1 8B's shape, of which the first and the last are read
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "kernels/base/check.h"
#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/attention/rooms/copy_pages.h"
#include "kernels/cuda/base/host_memory.h"
#include "kernels/cuda/ops/copy_bytes.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {
namespace {

constexpr int kKvHeads = 8;
constexpr int kHeadDim = 128;
constexpr int kRepeats = 3;

void Succeed(cudaError_t error) {
  if (error != cudaSuccess) std::fprintf(stderr, "%s\n", cudaGetErrorString(error));
  LONGSPAN_CHECK(error == cudaSuccess);
}

template <typename T>
T* OnDevice(size_t count) {
  void* memory = nullptr;
  Succeed(cudaMalloc(&memory, count * sizeof(T)));
  return static_cast<T*>(memory);
}

class LinkBench {
 public:
  LinkBench(int64_t tokens, int layers) : pages_(PagesForTokens(tokens)), layers_(layers) {
    Succeed(cudaSetDevice(0));
    Succeed(cudaStreamCreate(&stream_));
    host_ = HostMemory::Create(0);
    auto home = host_->Allocate("bench", size_t(layers) * LayerBytes());
    LONGSPAN_CHECK(home.ok());
    home_ = *std::move(home);
    std::vector<int32_t> ids(pages_);
    for (int64_t page = 0; page < pages_; ++page) ids[page] = static_cast<int32_t>(page);
    ids_ = OnDevice<int32_t>(pages_);
    none_ = OnDevice<int32_t>(pages_ * kKvHeads);
    home_blocks_ = OnDevice<unsigned long long>(1);
    out_ = OnDevice<char>(2 * LayerBytes());
    Succeed(cudaMemcpy(ids_, ids.data(), pages_ * sizeof(int32_t), cudaMemcpyHostToDevice));
    Succeed(cudaMemset(none_, 0xff, pages_ * kKvHeads * sizeof(int32_t)));
  }

  void Run() {
    for (const int layer : {0, layers_ - 1}) {
      const DevicePages pages = Layer(layer);
      const size_t bytes = 2 * ArrayBytes();
      Report("copy engine", layer, bytes, [&] {
        return cudaMemcpyAsync(out_, pages.keys, bytes, cudaMemcpyHostToDevice, stream_);
      });
      Report("copy pages", layer, bytes, [&] { return CopyPages(pages); });
      Report("expand pages", layer, bytes, [&] { return ExpandPages(pages); });
      Report("read in one run", layer, bytes,
             [&] { return LaunchCopyBytes(out_, pages.keys, bytes, stream_); });
      Report("write in one run", layer, bytes,
             [&] { return LaunchCopyBytes(pages.keys, out_, bytes, stream_); });
    }
  }

 private:
  // Keys, or values, in e4m3.
  size_t ArrayBytes() const { return size_t(pages_) * kKvHeads * kPageTokens * kHeadDim; }
  size_t ScaleBytes() const { return size_t(pages_) * kKvHeads * kPageTokens; }
  size_t LayerBytes() const { return 2 * (ArrayBytes() + ScaleBytes()); }

  DevicePages Layer(int layer) const {
    char* at = static_cast<char*>(home_->data()) + layer * LayerBytes();
    DevicePages pages;
    pages.keys = at;
    pages.values = at + ArrayBytes();
    pages.key_scales = at + 2 * ArrayBytes();
    pages.value_scales = at + 2 * ArrayBytes() + ScaleBytes();
    pages.kv_heads = kKvHeads;
    pages.head_dim = kHeadDim;
    pages.rooms.room_of_page = none_;
    return pages;
  }
  DeviceRows Rows() const {
    DeviceRows rows;
    rows.page_ids = ids_;
    return rows;
  }
  cudaError_t CopyPages(const DevicePages& pages) const {
    return LaunchCopyPages(
        {Rows(), pages, ids_, static_cast<int>(pages_), out_, out_ + ArrayBytes(), 1, home_blocks_},
        stream_);
  }
  cudaError_t ExpandPages(const DevicePages& pages) const {
    return LaunchExpandPages({Rows(), pages, ids_, static_cast<int>(pages_), out_,
                              out_ + 2 * ArrayBytes(), home_blocks_},
                             stream_);
  }

  void Report(const char* what, int layer, size_t bytes,
              const std::function<cudaError_t()>& launch) const {
    cudaEvent_t begin;
    cudaEvent_t end;
    Succeed(cudaEventCreate(&begin));
    Succeed(cudaEventCreate(&end));
    std::vector<float> times;
    for (int repeat = 0; repeat <= kRepeats; ++repeat) {
      Succeed(cudaEventRecord(begin, stream_));
      Succeed(launch());
      Succeed(cudaEventRecord(end, stream_));
      Succeed(cudaEventSynchronize(end));
      float ms = 0;
      Succeed(cudaEventElapsedTime(&ms, begin, end));
      if (repeat > 0) times.push_back(ms);
    }
    std::sort(times.begin(), times.end());
    std::printf(
        "{\"bench\": \"link\", \"what\": \"%s\", \"home_gb\": %.1f, \"layer\": %d, \"gb\": %.2f, "
        "\"gb_a_second\": %.1f}\n",
        what, static_cast<double>(home_->bytes()) / 1e9, layer, static_cast<double>(bytes) / 1e9,
        static_cast<double>(bytes) / 1e6 / times[times.size() / 2]);
    std::fflush(stdout);
  }

  const int64_t pages_;
  const int layers_;
  cudaStream_t stream_ = nullptr;
  std::shared_ptr<HostMemory> host_;
  std::unique_ptr<Buffer> home_;
  int32_t* ids_ = nullptr;
  int32_t* none_ = nullptr;
  unsigned long long* home_blocks_ = nullptr;
  char* out_ = nullptr;
};

}  // namespace
}  // namespace longspan::cuda

int main(int argc, char** argv) {
  const int64_t tokens = argc > 1 ? std::atoll(argv[1]) : 1048576;
  longspan::cuda::LinkBench(tokens, argc > 2 ? std::atoi(argv[2]) : 32).Run();
  return 0;
}
