import HeirloomModel

#if canImport(Darwin)
import Darwin
#endif

/// Which program is running. One that was built anew may parse otherwise, so it is another.
///
/// No version has to be counted up by hand. The price is that a cache does not outlive its tool, be it built from
/// the same sources: all files are parsed once more.
enum ToolIdentity {
    /// `nil` where the program cannot find itself; nothing can be cached then.
    static let current: ContentHash? = executablePath.flatMap(FileStamp.init).map { stamp in
        var identity = ByteBuilder()
        identity.append(HeirloomProgram.version)
        identity.append(stamp.hash)
        return ContentHash(identity.bytes)
    }

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
}
