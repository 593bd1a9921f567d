import HeirloomModel

/// A fingerprint of everything that determines a command's output, except the locations of declarations, which have no
/// effect if there is nothing to report.
struct RunFingerprint {
    private var bytes = ByteBuilder()

    /// Creates the fingerprint of a run from its arguments.
    init(_ arguments: [String]) {
        for text in arguments { bytes.append(text) }
    }

    /// Returns the fingerprint, or `nil` if the shape of a file is unknown.
    func hash(of modules: [EncodedModule], modulesWithPlugin: Set<String>) -> ContentHash? {
        var bytes = bytes
        bytes.appendCount(modules.count)
        for encoded in modules {
            let module = encoded.module
            bytes.append(module.name)
            bytes.appendCount(modulesWithPlugin.contains(module.name) ? 1 : 0)
            bytes.appendCount(module.files.count)
            bytes.reserve(module.files.count * 128)
            for (index, file) in module.files.enumerated() {
                guard let shape = encoded.shape(ofFileAt: index) else { return nil }
                bytes.append(file.path)
                bytes.append(shape)
            }
        }
        return ContentHash(bytes.bytes)
    }
}

/// The identity of the running tool. Each build of the tool has its own, because it may parse differently.
///
/// This avoids a version that has to be incremented by hand. The price is that caches do not survive a rebuild of the
/// tool, even from the same sources: all files are parsed once more.
enum ToolIdentity {
    /// The identity, or `nil` if the tool cannot find its executable. Without it, nothing is cached.
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
