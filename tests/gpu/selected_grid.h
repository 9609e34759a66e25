// Selected attention over a grid of shapes, with the path that the table chooses.
#pragma once

namespace longspan::cuda::test {

// {8K … 64K tokens} x {(64, 16), (128, 8)} x g {1 … 16}, random and correlated selections: a JSON
// line each with the path chosen and its time, the other paths' times, and dense attention's.
void MeasureGrid();

// The price of one block that every query chose, over selections without it.
void MeasureSkew();

}  // namespace longspan::cuda::test
