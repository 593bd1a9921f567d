extension FileBytes {
    /// Writes all bytes. Returns 0 or the system's error code.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let address = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let written = systemWrite(descriptor, address, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(written)
            }
            return 0
        }
    }
}
