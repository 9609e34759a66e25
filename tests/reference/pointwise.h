// The parts of a decoder layer that are not attention.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan::reference {

// y [rows, out] = x [rows, in] * weight [out, in]^T + bias [out]; an empty bias adds nothing.
std::vector<double> Linear(const std::vector<double>& x, const std::vector<double>& weight,
                           const std::vector<double>& bias, int64_t in_features,
                           int64_t out_features);

// Every row of x [rows, hidden] divided by its root mean square, times weight [hidden].
std::vector<double> RmsNorm(const std::vector<double>& x, const std::vector<double>& weight,
                            double epsilon);

enum class Activation { kSilu, kGeluTanh };
double Activate(Activation activation, double x);

// activation(gate) * up, element by element.
std::vector<double> Glu(const std::vector<double>& gate, const std::vector<double>& up,
                        Activation activation = Activation::kSilu);

double Sigmoid(double x);

// The nearest bf16, ties to even: what one rounding of an activation costs.
double RoundToBf16(double x);

}  // namespace longspan::reference
