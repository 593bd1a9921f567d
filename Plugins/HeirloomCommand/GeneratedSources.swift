import Foundation

/// The sources that other build plugins generated in the last build. SwiftPM passes these only to build plugins.
struct GeneratedSources {
    /// `…/plugins/outputs`, next to `…/plugins/HeirloomCommand/outputs`.
    let outputs: URL

    init(workFolder: URL) {
        outputs = workFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("outputs", isDirectory: true)
    }

    /// Returns a target's inputs plus the existing files in the lists that its build plugin wrote.
    func added(to inputs: ModuleInputs, of target: String, in package: String) -> ModuleInputs {
        let folder = [package, target, "destination", "HeirloomGenerator"]
            .reduce(outputs) { $0.appendingPathComponent($1, isDirectory: true) }
        var inputs = inputs
        inputs.module.files += generatedFiles(listedIn: inputs.listName(of: inputs.module), of: folder)
        for index in inputs.modulesBelow.indices {
            let list = inputs.listName(of: inputs.modulesBelow[index])
            inputs.modulesBelow[index].files += generatedFiles(listedIn: list, of: folder)
        }
        return inputs
    }

    private func generatedFiles(listedIn list: String, of folder: URL) -> [URL] {
        let file = folder.appendingPathComponent(list)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map { URL(fileURLWithPath: String($0)) }.filter { source in
            source.path.hasPrefix(outputs.path + "/") && FileManager.default.fileExists(atPath: source.path)
        }
    }
}
