#!/usr/bin/env bash
# Prints a PrometheusRule for each file of rules in deploy/prometheus (or the folder named), for
#   deploy/kubernetes/prometheus_rules.sh | kubectl apply -n longspan -f -
# The object holds what the file holds under the same key, so its text is the file's, two deeper.
set -euo pipefail
rules=${1:-$(dirname "$0")/../prometheus}

shopt -s nullglob
for file in "$rules"/*.yml; do
  grep -q '^groups:' "$file" || continue
  name=$(basename "$file" .yml) name=${name#longspan-}
  cat <<HEAD
---
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: longspan-${name//_/-}
  labels:
    app.kubernetes.io/name: longspan
spec:
HEAD
  sed -e '/^---$/d' -e '/./s/^/  /' "$file"
done
