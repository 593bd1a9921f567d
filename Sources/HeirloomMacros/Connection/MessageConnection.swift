/// The pipe to the compiler. A message is eight bytes of length, little-endian, followed by that many bytes of JSON.
struct MessageConnection {
    /// The greatest length of a message. No declaration comes near it; a greater length means a broken stream.
    static let greatestByteCount: UInt64 = 256 << 20

    private static let lengthByteCount = 8

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

    /// Waits for the next message. Returns `nil` if the compiler sends a length of zero or closes the pipe, and for a broken
    /// stream.
    func receive() -> Data? {
        guard let header = read(byteCount: Self.lengthByteCount) else { return nil }
        let byteCount = header.reversed().reduce(UInt64(0)) { length, byte in length << 8 | UInt64(byte) }
        guard byteCount > 0, byteCount <= Self.greatestByteCount else { return nil }
        return read(byteCount: Int(byteCount))
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
                let count = Self.untilUninterrupted { systemRead(input, rest.baseAddress, rest.count) }
                guard count > 0 else { return false }
                filled += count
            }
            return true
        }
        return isWhole ? data : nil
    }

    /// Repeats a system call that is interrupted by a signal.
    private static func untilUninterrupted(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
