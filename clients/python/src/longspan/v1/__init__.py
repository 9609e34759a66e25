"""Messages of the protocol's version 1; inference_pb2 is compiled when the package is built."""
