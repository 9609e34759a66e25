# The CUDA language and how its folders become libraries; for the whole project.
# sm_80 and newer run the portable kernels; sm_90a has instructions of its own. One architecture is
# enough for a build that knows its machine; 80 carries code that newer devices translate, too.
set(LONGSPAN_CUDA_ARCHITECTURES 90a CACHE STRING
    "for what the portable CUDA kernels are compiled: 90a, 80 or 80;90a")
if(LONGSPAN_CCACHE AND NOT CMAKE_CUDA_COMPILER_LAUNCHER)
  set(CMAKE_CUDA_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
set(CMAKE_CUDA_ARCHITECTURES ${LONGSPAN_CUDA_ARCHITECTURES})
enable_language(CUDA)
if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)  # CMake 3.25 does not know nvcc's flag
  set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20)
endif()
find_package(CUDAToolkit REQUIRED)

# longspan_cuda_library(name SOURCES … DEPENDS …): one static library a folder. The host compiler's
# warnings are not for CUDA sources: nvcc rewrites them.
function(longspan_cuda_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${ARG_DEPENDS} CUDA::cudart_static)
  target_compile_options(${name} PRIVATE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall;-Wextra;-Wpedantic;-Werror;-Wno-missing-field-initializers;-Wshadow=local>
    $<$<COMPILE_LANGUAGE:CUDA>:--expt-relaxed-constexpr;--extended-lambda;-Werror=all-warnings>)
endfunction()
