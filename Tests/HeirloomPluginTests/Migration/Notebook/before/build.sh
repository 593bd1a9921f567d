#!/bin/sh
# Writes SafeDI's graph next to the build products.
swift run SafeDITool --dot-file-output graph.dot
