import HeirloomModel
import HeirloomSyntax

/// The files of a package that mention SafeDI.
///
/// Hidden folders and those of other package managers are left out. Symbolic links and other packages in the folder are
/// only noted.
struct MigratedPackage {
    private(set) var files: [MigratedFile] = []
    /// The errors of files that do not parse. They stay as they are.
    private(set) var faults: [Diagnostic] = []
    /// Whether a manifest or a source mentions Heirloom.
    private(set) var usesHeirloom = false
    private let dependency: String

    /// - Parameter dependency: Heirloom's package in the manifest.
    init(at folder: String, dependency: String) throws(CommandFailure) {
        self.dependency = dependency
        guard FileBytes.isFolder(folder) else {
            throw CommandFailure("cannot read '\(folder)': it is not a folder")
        }
        try readFolder(folder, prefix: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
    }

    var changedFiles: [MigratedFile] { files.filter { !$0.edits.isEmpty } }

    private mutating func readFolder(_ folder: String, prefix: String) throws(CommandFailure) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw CommandFailure("cannot read the folder '\(folder)'")
        }
        for name in names where name != "Package.resolved" && (!name.hasPrefix(".") || name == ".safedi") {
            let path = prefix + name
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            if isLink {
                let isSource = FileBytes.isFolder(path) || name.hasSuffix(".swift")
                if isSource { note("the target of this symbolic link stays as it is", on: path) }
            } else if FileBytes.isPlainFile(path) {
                try readFile(path, named: name)
            } else if FileBytes.isPlainFile(path + "/Package.swift") {
                let manifest = path + "/Package.swift"
                if try FileBytes.read(manifest).mention("safedi") {
                    note("this is another package: migrate it by itself", on: manifest)
                }
            } else if FileBytes.isFolder(path),
                !["Carthage", "DerivedData", "Pods", "node_modules"].contains(name)
            {
                try readFolder(path, prefix: path + "/")
            }
        }
    }

    /// Adds a note about something that stays as it is.
    private mutating func note(_ message: String, on path: String) {
        var file = MigratedFile(path: path, bytes: [], tokens: [])
        file.note(message, at: .start)
        files.append(file)
    }

    private mutating func readFile(_ path: String, named name: String) throws(CommandFailure) {
        let isSwift = name.hasSuffix(".swift")
        let isManifest = name == "Package.swift" || name.hasPrefix("Package@swift-") && isSwift
        let bytes = try FileBytes.read(path)
        if isSwift, bytes.mention("heirloom") { usesHeirloom = true }
        let isConfiguration = path.contains("/.safedi/") || path.hasPrefix(".safedi/")
        // A file may see SafeDI through another module.
        let mayForward = isSwift && bytes.mention("forwarded") && !bytes.mention("heirloom")
        guard isConfiguration || bytes.mention("safedi") || mayForward else { return }
        let text = isSwift ? try FileBytes.checkedText(bytes, path: path) : bytes
        if isSwift, let fault = Parser.parse(text).faults.first {
            let location = SourceLocation(path: path, range: fault.range)
            faults.append(Diagnostic(id: .syntax, message: fault.message, location: location))
            return
        }
        var file = MigratedFile(path: path, bytes: text, tokens: isSwift ? Parser.tokens(of: text) : [])
        if isManifest {
            file.migrateSafeDIManifest(dependency: dependency)
        } else if isSwift {
            file.migrateSafeDISource()
        } else if isConfiguration {
            file.note("write '#HeirloomConfiguration(…)' in a source file and delete this one", at: .start)
        } else if !bytes.contains(0) {
            file.noteMentions(of: "safedi", as: "SafeDI")
        }
        files.append(file)
    }
}

extension [UInt8] {
    /// Whether a word in lower case occurs in the text, whatever its case there.
    fileprivate func mention(_ word: String) -> Bool { !positions(ofWordStarting: word).isEmpty }
}
