#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Which program is running. One that was built anew may parse otherwise, so it is another.
///
/// Nobody has to remember to count a version up. The price is that a cache does not outlive its tool, be it
/// built from the same sources: all files are parsed once more.
enum ToolIdentity {
    /// `nil` where the program cannot find itself; nothing can be cached then.
    static let current: ContentHash? = {
        guard let path = executablePath else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        var identity = ByteBuilder()
        identity.append(HeirloomProgram.version)
        identity.appendCount(Int(status.st_dev))
        identity.appendCount(Int(status.st_ino))
        identity.appendCount(Int(status.st_size))
        // Archives and some build systems give every file the same time, but none chooses when its entry changed.
        for time in times(status) {
            identity.appendCount(Int(time.tv_sec))
            identity.appendCount(Int(time.tv_nsec))
        }
        return ContentHash(identity.bytes)
    }()

    private static var executablePath: String? {
        #if canImport(Darwin)
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        var size = UInt32(buffer.count)
        guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
        return "/proc/self/exe"
        #endif
    }

    private static func times(_ status: stat) -> [timespec] {
        #if canImport(Darwin)
        [status.st_mtimespec, status.st_ctimespec]
        #else
        [status.st_mtim, status.st_ctim]
        #endif
    }
}
