# Writes OUTPUT, the C++ source of ui_files.h that holds the bytes of all PATHS.
set(arrays "")
set(entries "")
foreach(path IN LISTS PATHS)
  get_filename_component(name ${path} NAME)
  string(MAKE_C_IDENTIFIER ${name} identifier)
  file(READ ${path} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND arrays "constexpr char ${identifier}[] = {${bytes}};\n")
  string(APPEND entries "      {\"${name}\", {${identifier}, sizeof(${identifier})}},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"server/ui/ui_files.h\"

namespace longspan {
namespace {

${arrays}
}  // namespace

const std::vector<UiFile>& UiFiles() {
  static const auto* const files = new std::vector<UiFile>{
${entries}  };
  return *files;
}

}  // namespace longspan
")
