# The cases of tests/kernels against the CUDA backend, what only a device has, and timings. They need
# a device to run, not to build.
find_package(hwy REQUIRED CONFIG)  # the cases name its instruction sets
add_executable(backend_parity
  ${CMAKE_CURRENT_LIST_DIR}/backend_dense_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_device_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_families_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_host_tensors.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_memory_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_pools_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_rope_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_reads_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_shared_device.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_summary_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/equality_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/fp8_cache_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/layer_harness.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/reference_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/attention/sparse_prefill_test.cc
  ${PROJECT_SOURCE_DIR}/tests/kernels/backend/draw_mask_test.cc
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

# Weights and activations in FP8.
add_executable(float8_test
  ${CMAKE_CURRENT_LIST_DIR}/backend_host_tensors.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_shared_device.cc
  ${CMAKE_CURRENT_LIST_DIR}/float8_copy_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/float8_product_test.cc
  ${CMAKE_CURRENT_LIST_DIR}/float8_rounding_test.cc)
target_link_libraries(float8_test PRIVATE longspan_cuda hwy::hwy GTest::gmock GTest::gtest_main)
longspan_target_options(float8_test)

# Needs no device: compile_cuda.sh runs it.
add_executable(packed_layout_test ${CMAKE_CURRENT_LIST_DIR}/packed_layout_test.cc)
target_link_libraries(packed_layout_test PRIVATE longspan_cuda_ops hwy::hwy GTest::gmock GTest::gtest_main)
longspan_target_options(packed_layout_test)

# Likewise.
add_executable(host_pages_test ${CMAKE_CURRENT_LIST_DIR}/host_pages_test.cc)
target_link_libraries(host_pages_test PRIVATE longspan_cuda_base longspan_test_fixtures GTest::gmock
                                              GTest::gtest_main)
longspan_target_options(host_pages_test)

# Weights of integers.
add_executable(packed_test
  ${CMAKE_CURRENT_LIST_DIR}/backend_host_tensors.cc
  ${CMAKE_CURRENT_LIST_DIR}/backend_shared_device.cc
  ${CMAKE_CURRENT_LIST_DIR}/packed_product_test.cc)
target_link_libraries(packed_test PRIVATE longspan_cuda hwy::hwy GTest::gmock GTest::gtest_main)
longspan_target_options(packed_test)

# Decode steps replayed as CUDA graphs.
add_executable(backend_graph_test
  ${CMAKE_CURRENT_LIST_DIR}/backend_graph_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/geometries.cc)
target_link_libraries(backend_graph_test PRIVATE longspan_cuda longspan_model longspan_loader
                      longspan_test_fixtures GTest::gmock GTest::gtest_main)
longspan_target_options(backend_graph_test)

# Orders of selected attention that are tried.
add_executable(backend_path_test ${CMAKE_CURRENT_LIST_DIR}/backend_path_test.cc)
target_link_libraries(backend_path_test PRIVATE longspan_cuda GTest::gmock GTest::gtest_main)
longspan_target_options(backend_path_test)

foreach(phase decode prefill rooms)
  add_executable(${phase}_bench ${CMAKE_CURRENT_LIST_DIR}/${phase}_bench.cc
    ${CMAKE_CURRENT_LIST_DIR}/llama_8b.cc)
  target_link_libraries(${phase}_bench PRIVATE longspan_cuda longspan_families longspan_model)
  longspan_target_options(${phase}_bench)
endforeach()

target_sources(rooms_bench PRIVATE ${CMAKE_CURRENT_LIST_DIR}/chosen_selections.cc
  ${PROJECT_SOURCE_DIR}/tests/fixtures/forwarding_backend.cc)

# The golden files of the demo checkpoint; runs in the project's folder.
add_executable(demo_parity
  ${CMAKE_CURRENT_LIST_DIR}/model_backend_cuda.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/demo_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/model_harness.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/needle_test.cc)
target_link_libraries(demo_parity PRIVATE longspan_cuda longspan_model longspan_loader longspan_json
                                          GTest::gmock GTest::gtest_main)
longspan_target_options(demo_parity)

# What families describe, against the float64 reference; tied embeddings, against a copied head.
add_executable(family_parity
  ${CMAKE_CURRENT_LIST_DIR}/model_backend_invariant.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/model_harness.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/tied_embedding_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/toy_family_test.cc)
target_link_libraries(family_parity PRIVATE longspan_cuda longspan_cpu longspan_model longspan_loader
                      longspan_reference longspan_test_fixtures longspan_json GTest::gmock
                      GTest::gtest_main)
longspan_target_options(family_parity)

# Families against logits that other code computed, with the daemon's own options; run in the project's
# folder, whose golden files they read.
foreach(models golden published)
  add_executable(${models}_parity
    ${CMAKE_CURRENT_LIST_DIR}/model_backend_cuda.cc
    ${PROJECT_SOURCE_DIR}/tests/engine/model/${models}_models_test.cc
    ${PROJECT_SOURCE_DIR}/tests/engine/model/model_harness.cc)
  target_link_libraries(${models}_parity PRIVATE longspan_cuda longspan_model longspan_loader
                        longspan_test_fixtures longspan_json GTest::gmock GTest::gtest_main)
  longspan_target_options(${models}_parity)
endforeach()
target_sources(golden_parity PRIVATE ${PROJECT_SOURCE_DIR}/tests/engine/model/golden_models.cc)

# The whole engine, sequences that wait on the host, and what is told of choices, bit by bit.
add_executable(engine_parity
  ${CMAKE_CURRENT_LIST_DIR}/model_backend_invariant.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/block_map_test.cc
  $<$<BOOL:${LONGSPAN_CONSTRAINTS}>:${PROJECT_SOURCE_DIR}/tests/engine/equivalence/constrained_test.cc>
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/engine_equivalence_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/reuse_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/sparse_decode_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/sparse_prefill_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/equivalence/two_ranges_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/block_choices_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/fetch_rooms_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/geometries.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/host_moves_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/late_draw_test.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/model_harness.cc
  ${PROJECT_SOURCE_DIR}/tests/engine/model/rooms_test.cc)
target_link_libraries(engine_parity PRIVATE longspan_cuda longspan_engine longspan_model
                      longspan_loader longspan_test_engine longspan_test_fixtures GTest::gmock
                      GTest::gtest_main)
longspan_target_options(engine_parity)

add_executable(backend_bench ${CMAKE_CURRENT_LIST_DIR}/backend_bench.cc)
target_link_libraries(backend_bench PRIVATE longspan_cuda)
longspan_target_options(backend_bench)

add_executable(weights_bench ${CMAKE_CURRENT_LIST_DIR}/weights_bench.cc)
target_link_libraries(weights_bench PRIVATE longspan_cuda)
longspan_target_options(weights_bench)

add_executable(layer_bench ${CMAKE_CURRENT_LIST_DIR}/layer_bench.cc)
target_link_libraries(layer_bench PRIVATE longspan_cuda)
longspan_target_options(layer_bench)
