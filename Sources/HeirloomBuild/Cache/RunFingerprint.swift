import HeirloomModel

/// A fingerprint of everything that determines a command's output, except the locations of declarations, which have no
/// effect if there is nothing to report.
struct RunFingerprint {
    private var bytes = ByteBuilder()

    /// Creates the fingerprint of a run without arguments.
    init() {}

    init(_ arguments: ParsedArguments) {
        for text in arguments.texts { bytes.append(text) }
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
