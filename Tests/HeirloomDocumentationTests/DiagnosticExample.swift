import Foundation
import HeirloomTestSupport

/// What the generator and the compiler say of a page's example.
struct DiagnosticExample {
    /// What a page shows, a block each: what a build says.
    let said: [String]
    /// The ids in it, and in what the macros say in an editor.
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
        let isOfMacros = !Self.ids(in: compilation).isEmpty
        // Only an editor shows what the macros say beside the generator's errors.
        let hidesMacros = isOfMacros && generation.status != 0
        // Of a file that does not parse the macros say more than the generator.
        let hidesGenerator = isOfMacros && generation.status == 0
        let generated = hidesGenerator ? "" : generation.errors
        said = [generated, hidesMacros ? "" : compilation].filter { !$0.isEmpty }
        ids = Self.ids(in: generated + compilation)
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
