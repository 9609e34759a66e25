# The cases of tests/kernels against the CUDA backend, what only a device has, and timings. They need
# a device to run, not to build.
find_package(hwy REQUIRED CONFIG)  # the cases name its instruction sets
add_executable(backend_parity
  ${CMAKE_CURRENT_LIST_DIR}/backend_device_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_host_tensors.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_memory_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_reads_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_shared_device.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_summary_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/equality_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/layer_harness.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/reference_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/backend/draw_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/backend/linear_test.cc)
target_link_libraries(backend_parity PRIVATE longspan_cuda longspan_reference hwy::hwy GTest::gmock
                                             GTest::gtest_main)
longspan_target_options(backend_parity)

add_executable(backend_model_parity
  ${CMAKE_CURRENT_LIST_DIR}/backend_host_tensors.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_model_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_shared_device.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/geometries.cc)
target_link_libraries(backend_model_parity PRIVATE longspan_cuda longspan_cpu longspan_model
                      longspan_loader longspan_test_fixtures GTest::gmock GTest::gtest_main)
longspan_target_options(backend_model_parity)

add_executable(backend_bench ${CMAKE_CURRENT_LIST_DIR}/backend_bench.cc)
target_link_libraries(backend_bench PRIVATE longspan_cuda)
longspan_target_options(backend_bench)
