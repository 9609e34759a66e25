#include "kernels/ops.h"
