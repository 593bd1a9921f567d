/// A buffer that is reused for one file after another, to avoid an allocation for each file.
final class FileBuffer {
    private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    deinit { bytes.deallocate() }

    /// Reads a file, and calls `body` with its bytes and the open file, whose identity does not depend on the path.
    func withFile<Result>(
        _ path: String,
        _ body: (UnsafeRawBufferPointer, borrowing OpenFile) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        let file = try OpenFile(path)
        var count = 0
        var received = 0
        repeat {
            if count == bytes.count { grow() }
            received = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
            count += received
        } while received > 0 && !file.ends(at: count)
        return try body(UnsafeRawBufferPointer(rebasing: bytes[..<count]), file)
    }

    private func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count * 2, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(bytes))
        bytes.deallocate()
        bytes = larger
    }
}
