import Foundation
import HeirloomTestSupport

/// The output of the generator and the compiler for a page's example.
struct DiagnosticExample {
    /// The output of a build, one text for each block of the page.
    let said: [String]
    /// The ids in that output and in the macros' diagnostics in an editor.
    let ids: Set<String>
    /// The ids that the generator reports in strict mode, in which it also reports what the compiler would.
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
        // Only an editor shows the macros' diagnostics alongside errors of the generator.
        let hidesMacros = isOfMacros && generation.status != 0
        // The macros report more than the generator about a file that does not parse.
        let isKept = Self.ids(in: generation.errors) == ["kept-output"]
        let hidesGenerator = isOfMacros && generation.status == 0 && isKept
        let generated = hidesGenerator ? "" : generation.errors
        said = [generated, hidesMacros ? "" : compilation].filter { !$0.isEmpty }
        ids = Self.ids(in: generated + compilation)
        strictIDs = Self.ids(in: try build.generateAll(options + ["--strict"]).errors)
    }

    /// Returns the ids of errors and warnings, after which the compiler may name a macro.
    private static func ids(in text: String) -> Set<String> {
        let ids = text.split(separator: "\n").filter { !$0.contains(": note: ") }.compactMap { line in
            line.split(separator: "[").last.flatMap { tail -> Substring? in
                let parts = tail.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.count == 2 && line.contains("[") ? parts[0] : nil
            }
        }
        return Set(ids.map(String.init))
    }

    /// Removes the folder of a macro's expansion, which differs in every run.
    private static func withoutFolder(_ line: String) -> String {
        guard line.hasPrefix("/"), let slash = line.prefix(while: { $0 != ":" }).lastIndex(of: "/") else {
            return line
        }
        return String(line[line.index(after: slash)...])
    }
}
