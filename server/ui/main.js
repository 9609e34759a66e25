// Begins: forms are wired, the state is watched.

import {wireBlockMap} from "./block_map.js";
import {wireCompletion} from "./completion.js";
import {wireKey} from "./keys.js";
import {wireModel} from "./model.js";
import {watch} from "./state.js";

wireKey();
wireModel();
wireBlockMap();
wireCompletion();
watch();
