"""The training package is a folder of plain modules, run where a GPU is; here it is tested without."""

import os
import pathlib
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "deploy/models/demo/train"))
if not torch.cuda.is_available():
    os.environ["TRITON_INTERPRET"] = "1"
if not hasattr(torch.Tensor, "untyped_storage"):  # PyTorch 1's name; Triton's interpreter asks for 2's
    torch.Tensor.untyped_storage = lambda tensor: tensor.storage().untyped()
