// Kernels that spin on all of a device, so that nothing behind them begins: a device that hangs.
#pragma once

namespace longspan {

// Returns when they take every place of every multiprocessor. They spin for as long as the process
// lives. False if the device cannot be had.
bool OccupyDevice();

}  // namespace longspan
