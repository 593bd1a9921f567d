import Foundation

/// The folders to which the build system writes this plugin's outputs for each target, as inferred from the plugin's
/// own.
struct PluginFolders {
    /// `…/outputs`, in `…/outputs/PACKAGE/TARGET/destination/HeirloomGenerator`.
    private let outputs: URL?
    private let tail: [String]

    init(workFolder: URL) {
        let components = workFolder.pathComponents
        guard components.count > 5, components[components.count - 5] == "outputs" else {
            outputs = nil
            tail = []
            return
        }
        tail = Array(components.suffix(2))
        outputs = (0..<4).reduce(workFolder) { url, _ in url.deletingLastPathComponent() }
    }

    func folder(ofTarget target: String, inPackage package: String) -> URL? {
        outputs.map { outputs in
            ([package, target] + tail).reduce(outputs) { $0.appendingPathComponent($1, isDirectory: true) }
        }
    }
}
