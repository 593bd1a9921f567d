import Foundation
import HeirloomTestSupport

/// What the generator and the compiler say of a page's example.
struct DiagnosticExample {
    /// What a page shows, a block each.
    let said: [String]
    /// The ids in it.
    let ids: Set<String>
    /// The ids that the generator tells where it stands in for the compiler.
    let strictIDs: Set<String>

    init(of page: DiagnosticPage) throws {
        let build = try DocumentedBuild(
            page.example,
            importedModules: Set(page.example.flatMap(\.imports)),
            unseenModules: Set(page.unseenModules)
        )
        let options =
            page.options + page.modulesWithoutPlugin.flatMap { ["--plugin-folder", "\($0)=none"] }
        let generation = try build.generateAll(options)
        let compilation = try build.check(withGenerated: false)
            .map { Self.withoutFolder($0) + "\n" }.joined()
        // What the macros will report makes the generator wait, with a warning, and only they show it in full.
        let isOfMacros = generation.status == 0 && !Self.ids(in: compilation).isEmpty
        said = (isOfMacros ? [] : [generation.errors]) + (compilation.isEmpty ? [] : [compilation])
        ids = Self.ids(in: said.joined())
        strictIDs = Self.ids(in: try build.generateAll(options + ["--strict"]).errors)
    }

    /// The ids of errors and warnings, behind which the compiler may say which macro it was.
    private static func ids(in text: String) -> Set<String> {
        let ids = text.split(separator: "\n").filter { !$0.contains(": note: ") }.compactMap { line in
            line.split(separator: "[").last.flatMap { tail -> Substring? in
                let parts = tail.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.count == 2 && line.contains("[") ? parts[0] : nil
            }
        }
        return Set(ids.map(String.init))
    }

    /// An expansion is a file in a folder that is never the same.
    private static func withoutFolder(_ line: String) -> String {
        guard line.hasPrefix("/"), let slash = line.prefix(while: { $0 != ":" }).lastIndex(of: "/") else {
            return line
        }
        return String(line[line.index(after: slash)...])
    }
}
