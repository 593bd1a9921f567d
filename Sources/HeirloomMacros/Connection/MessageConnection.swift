#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The result of one read from the compiler: a message, or the reason why there is none.
enum Frame {
    case message(Data)
    /// A message longer than the plugin reads. Its bytes were skipped, and the next frame can be received.
    case oversized(byteCount: UInt64)
    /// The compiler sent a length of zero or closed the pipe.
    case end
}

/// The pipe to the compiler. A message is eight bytes of length, little-endian, followed by that many bytes of JSON.
struct MessageConnection {
    /// The greatest length of a message. No declaration comes near it; a greater length means a broken stream.
    static let greatestByteCount: UInt64 = 256 << 20

    private static let lengthByteCount = 8
    private static let skippedChunkByteCount = 64 << 10

    let input: Int32
    let output: Int32

    /// Reserves standard input and output for the messages.
    ///
    /// From here on, a stray `print` goes to standard error, where it cannot corrupt the stream, and writing to a
    /// compiler that has exited fails with an error of `write` instead of a signal.
    static func takingStandardStreams() -> MessageConnection? {
        signal(SIGPIPE, SIG_IGN)
        let input = dup(STDIN_FILENO)
        let output = dup(STDOUT_FILENO)
        guard input >= 0, output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
        close(STDIN_FILENO)
        return MessageConnection(input: input, output: output)
    }

    /// Waits for the next message. A truncated stream counts as the end.
    func receive() -> Frame {
        guard let header = read(byteCount: Self.lengthByteCount) else { return .end }
        let byteCount = header.reversed().reduce(UInt64(0)) { length, byte in length << 8 | UInt64(byte) }
        guard byteCount > 0 else { return .end }
        guard byteCount <= Self.greatestByteCount else {
            return skip(byteCount: byteCount) ? .oversized(byteCount: byteCount) : .end
        }
        guard let message = read(byteCount: Int(byteCount)) else { return .end }
        return .message(message)
    }

    /// Sends one message. Returns `false` if the compiler closed the connection.
    func send(_ message: Data) -> Bool {
        var frame = Data(capacity: Self.lengthByteCount + message.count)
        for shift in 0..<Self.lengthByteCount {
            frame.append(UInt8(truncatingIfNeeded: message.count >> (8 * shift)))
        }
        frame.append(message)
        return frame.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Self.untilUninterrupted {
                    write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                }
                guard written > 0 else { return false }
                rest = rest.dropFirst(written)
            }
            return true
        }
    }

    /// Reads exactly `byteCount` bytes. Returns `nil` at the end of the stream.
    private func read(byteCount: Int) -> Data? {
        var data = Data(count: byteCount)
        let isWhole = data.withUnsafeMutableBytes { bytes in
            var filled = 0
            while filled < byteCount {
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
                let count = Self.untilUninterrupted { readBytes(into: rest) }
                guard count > 0 else { return false }
                filled += count
            }
            return true
        }
        return isWhole ? data : nil
    }

    /// Skips `byteCount` bytes. Returns `false` at the end of the stream.
    private func skip(byteCount: UInt64) -> Bool {
        var remaining = byteCount
        while remaining > 0 {
            let chunk = Int(min(remaining, UInt64(Self.skippedChunkByteCount)))
            guard read(byteCount: chunk) != nil else { return false }
            remaining -= UInt64(chunk)
        }
        return true
    }

    private func readBytes(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.read(input, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(input, buffer.baseAddress, buffer.count)
        #else
        Darwin.read(input, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Repeats a system call that is interrupted by a signal.
    private static func untilUninterrupted(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
