// Paths that people give for a model: what lies there, what it is called, and what to type instead
// where nothing does.
#pragma once

#include <string>

namespace longspan {

// What clients call the model of that path: the name of its directory or GGUF file, or, of a
// snapshot in the cache of the Hugging Face hub (…/models--org--model/snapshots/1a2b…), org/model.
std::string ModelNameOf(const std::string& path);

// Whether it is the folder of a repository there, which has snapshots and is none.
bool IsHubCacheFolder(const std::string& path);

// Why nothing can be served from a path that is neither a checkpoint's directory nor a GGUF file,
// for a message behind the path. Names of the hub and folders of its cache get a hint.
std::string ExplainNoModel(const std::string& path);

}  // namespace longspan
