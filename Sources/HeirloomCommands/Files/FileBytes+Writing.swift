#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileBytes {
    /// Writes all bytes. Returns 0 or the system's error code.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = systemWrite(descriptor, rest)
                if written < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(written)
            }
            return 0
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let address = UnsafeRawBufferPointer(rebasing: bytes).baseAddress
        #if canImport(Darwin)
        return Darwin.write(descriptor, address, bytes.count)
        #elseif canImport(Musl)
        return Musl.write(descriptor, address, bytes.count)
        #else
        return Glibc.write(descriptor, address, bytes.count)
        #endif
    }
}
