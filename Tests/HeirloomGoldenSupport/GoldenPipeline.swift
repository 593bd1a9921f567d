import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomDiagnosis
import HeirloomEmission
import HeirloomFixes
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomTestSupport

/// Runs a golden's sources through all stages of the generator, the compiler, and the finished program.
package struct GoldenPipeline {
    package var goldenCase: GoldenCase
    /// Whether modules and files are given to the generator in the opposite order.
    private let isReversed: Bool

    package init(goldenCase: GoldenCase, isReversed: Bool = false) {
        self.goldenCase = goldenCase
        self.isReversed = isReversed
    }

    /// The diagnostics of the sources and the generated code.
    package struct Resolution {
        /// Sorted by location.
        package var diagnostics: [Diagnostic]
        package var generated: [(module: String, text: String)]

        package var isRejected: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Runs all stages except the compiler.
    ///
    /// - Parameter writesFixes: Whether to write the fix-its; `false` for a build, which only counts them.
    package func resolution(writesFixes: Bool = true) -> Resolution {
        let fixes = writesFixes ? FixWriter.writing(sourceTexts.bytes) : nil
        let summaries = moduleSummaries()
        var diagnostics: Set<Diagnostic> = []
        var generated: [(module: String, text: String)] = []
        for index in summaries.indices {
            let input = input(upTo: index, of: summaries)
            let outcome = GraphResolver.resolve(input, fixes: fixes)
            switch Verdict(input: input, outcome: outcome, isStrict: true) {
            case .write(let graph, let warnings):
                diagnostics.formUnion(warnings)
                generated.append((summaries[index].name, SwiftEmitter.source(for: graph)))
            case .fail(let faults): diagnostics.formUnion(faults)
            case .keep(let warnings): diagnostics.formUnion(warnings)
            }
        }
        return Resolution(diagnostics: diagnostics.sorted(by: Diagnostic.isBefore), generated: generated)
    }

    /// Returns the diagnostics with the fix-its that are printed.
    package func printedDiagnostics() -> [Diagnostic] {
        resolution().diagnostics.map { $0.withUsableFixIts(in: sourceTexts) }
    }

    /// Returns the complete outcome, as sections of the golden's file.
    package func outcome() throws -> [GoldenCase.Section] {
        let resolution = resolution()
        var sections: [GoldenCase.Section] = []
        if !resolution.isRejected {
            for (module, text) in resolution.generated where !isBare(text) {
                sections.append(.init(title: "generated \(module)", text: withoutHeader(text)))
            }
        }
        if !resolution.diagnostics.isEmpty {
            let printer = DiagnosticPrinter(edits: { _ in [] })
            let printed = printer.print(resolution.diagnostics)
            sections.append(.init(title: "diagnostics", text: printed.commented()))
        }
        let fixIts = fixIts(of: resolution.diagnostics)
        if !fixIts.isEmpty { sections.append(.init(title: "fix-its", text: fixIts.commented())) }
        guard !resolution.isRejected else { return sections }
        if goldenCase.isCompiled {
            try sections += compilation(of: resolution.generated)
        } else {
            // This compiler cannot read the sources, so the recorded output is kept.
            sections += goldenCase.recorded.filter { GoldenCase.comesOfTheCompiler($0.title) }
        }
        return sections
    }

    /// Returns the fix-its as `heirloom fix --dry-run` prints those that it would apply.
    private func fixIts(of diagnostics: [Diagnostic]) -> String {
        let texts = sourceTexts
        return diagnostics.map { $0.withUsableFixIts(in: texts) }.map { diagnostic in
            diagnostic.fixIts.map { fixIt in
                diagnostic.line(of: fixIt, fixIt.isCertain ? "would fix" : "could fix")
                    + fixIt.lines(in: texts)
            }.joined()
        }.joined()
    }

    /// Returns the program's output, or the compiler's errors if the case has `compiles=no`.
    private func compilation(of generated: [(module: String, text: String)]) throws -> [GoldenCase.Section] {
        guard goldenCase.option("compiles") == "no" else {
            return try combinationsOfFlags.compactMap { flags in
                let title = flags.isEmpty ? "prints" : "prints with " + flags.joined(separator: " ")
                let printed = try printed(generated: generated, flags: flags)
                return printed.map { .init(title: title, text: $0.commented()) }
            }
        }
        do {
            _ = try run(generated: generated, flags: [])
            return []
        } catch let failure as CompilerFailure {
            return [.init(title: "compiler", text: headlines(of: failure.output).commented())]
        }
    }

    /// Returns the program's output, or the `#error`s in generated code if it does not support the flags.
    package func printed(generated: [(module: String, text: String)], flags: [String]) throws -> String? {
        do {
            return try run(generated: generated, flags: flags)
        } catch let failure as CompilerFailure where !flags.isEmpty {
            // The compiler reports further errors that follow from the generator's own.
            let errors = failure.output.split(separator: "\n").compactMap { line -> String? in
                guard line.contains("Heirloom.generated.swift:"), line.hasSuffix("]") else { return nil }
                return line.range(of: ": error: ").map { "error: \(line[$0.upperBound...])\n" }
            }
            guard !errors.isEmpty else { throw failure }
            // Several jobs of the compiler may report the same error.
            return Set(errors).sorted().joined()
        }
    }

    /// The flags that are passed to the generator as expected.
    private var expectedFlags: ExpectedFlags? {
        goldenCase.option("configuration").map {
            ExpectedFlags(configuration: ExpectedFlags.Configuration(rawValue: $0))
        }
    }

    /// The flags that a build sets by default.
    private var ordinaryFlags: [String] {
        guard let expectedFlags else { return [] }
        return ["SWIFT_PACKAGE"] + (expectedFlags.configuration == .debug ? ["DEBUG"] : [])
    }

    /// Every combination of the case's flags, starting with none.
    package var combinationsOfFlags: [[String]] {
        words("flags").reduce(into: [[]]) { combinations, flag in
            combinations += combinations.map { $0 + [flag] }
        }
    }

    private func words(_ option: String) -> [String] {
        goldenCase.option(option)?.split(separator: " ").map(String.init) ?? []
    }

    /// Returns the compiler's errors and notes without source excerpts, without the folders of macro expansions, which
    /// differ in every run, and without the names of macros, which older compilers omit.
    private func headlines(of output: String) -> String {
        let lines = output.split(separator: "\n").filter { line in
            !line.hasPrefix(" ") && (line.contains(": error: ") || line.contains(": note: "))
        }
        return lines.map { full in
            let line = full.range(of: " (from macro '").map { full[..<$0.lowerBound] } ?? full
            let slash = line.prefix { $0 != ":" }.lastIndex(of: "/")
            guard line.hasPrefix("/"), let slash else { return line + "\n" }
            return line[line.index(after: slash)...] + "\n"
        }.joined()
    }

    /// The case's sources, by the paths used in diagnostics.
    package var sourceTexts: SourceTexts {
        let texts = goldenCase.sources.map { ("\($0.module)/\($0.name)", Array($0.text.utf8)) }
        let bytes = Dictionary(uniqueKeysWithValues: texts)
        return SourceTexts { bytes[$0] }
    }

    private func moduleSummaries() -> [ModuleSummary] {
        let unread = words("unread")
        return goldenCase.modules.filter { !unread.contains($0) }.map { module in
            let files = goldenCase.sources.filter { $0.module == module }.map { source in
                FileSummarizer.summary(
                    ofFileAt: "\(module)/\(source.name)",
                    source: Array(source.text.utf8),
                    known: KnownConditions(flags: Set(words("known \(module)")))
                )
            }
            return ModuleSummary(name: module, files: files.sorted { $0.path < $1.path })
        }
    }

    private func input(upTo index: Int, of summaries: [ModuleSummary]) -> GraphInput {
        let module = summaries[index].name
        let isLast = index == summaries.count - 1
        let isProgram = goldenCase.sources.contains { $0.module == module && $0.name == "main.swift" }
        let mode: GraphInput.RootMode = isLast ? (isProgram ? .require : .detect) : .marked
        let written = goldenCase.option("roots").flatMap(GraphInput.RootMode.init(rawValue:))
        let reading = MockReading(of: module, in: Array(summaries[...index]))
        var input = GraphInput(
            module: module,
            modules: reading.modules,
            rootMode: isLast ? written ?? mode : mode
        )
        if isReversed {
            input.modules = input.modules.reversed().map { module in
                ModuleSummary(name: module.name, files: module.files.reversed())
            }
        }
        input.modulesWithPlugin = Set(summaries[..<index].map(\.name))
        input.moduleViews = views(upTo: index, of: summaries)
        input.packages = Dictionary(
            uniqueKeysWithValues: summaries.map {
                ($0.name, goldenCase.option("package \($0.name)") ?? "Case")
            }
        )
        input.flags = Set(words("known \(module)"))
        input.expectedFlags = expectedFlags
        input.requirements = reading.requirements
        return input
    }

    /// Returns what each module sees, if the case says so. A program generates no functions for modules above.
    private func views(upTo index: Int, of summaries: [ModuleSummary]) -> [String: Set<String>] {
        let all = summaries[...index].compactMap { module -> (String, Set<String>)? in
            guard let view = goldenCase.option("view \(module.name)") else { return nil }
            return (module.name, Set(view.split(separator: " ").map(String.init)))
        }
        return Dictionary(uniqueKeysWithValues: all)
    }

    /// Whether the text consists of the header alone, which is written if there is nothing to generate.
    private func isBare(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }
    }

    /// Returns generated code without its first line, which is always the same.
    private func withoutHeader(_ text: String) -> String {
        let header = "// Generated by Heirloom. Do not edit: the next build overwrites it.\n"
        return (text.hasPrefix(header) ? String(text.dropFirst(header.count)) : text).trimmingBlankLines()
    }

    /// Compiles every module, and runs the last one if it is a program. Returns the program's output.
    package func run(generated: [(module: String, text: String)], flags: [String]) throws -> String? {
        let folder = try TemporaryFolder()
        guard try compile(generated: generated, flags: flags, in: folder, isLinked: true) else { return nil }
        let printer = printsTree ? [try TreePrinter.shared.get().object] : []
        let result = try Compiler.shared.get()
            .linkAndRun(modules: goldenCase.modules, in: folder.url, objects: printer)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output
    }

    /// Compiles every module with the code generated for it. Returns whether the last one is a program.
    @discardableResult
    package func compile(
        generated: [(module: String, text: String)],
        flags: [String] = [],
        in folder: TemporaryFolder,
        isLinked: Bool = false
    ) throws -> Bool {
        let compiler = try Compiler.shared.get()
        var isProgram = false
        for module in goldenCase.modules {
            var sources: [String] = []
            for source in goldenCase.sources where source.module == module {
                try folder.write(source.text, to: "\(module)/\(source.name)")
                sources.append("\(module)/\(source.name)")
            }
            if let text = generated.first(where: { $0.module == module })?.text {
                try folder.write(text, to: "\(module)/Heirloom.generated.swift")
                sources.append("\(module)/Heirloom.generated.swift")
            }
            isProgram = sources.contains("\(module)/main.swift")
            let conditions = (ordinaryFlags + flags + words("known \(module)")).map { "-D" + $0 }
            let result =
                goldenCase.usesAppleModules
                ? try AppleCompiler.shared.get()
                    .compile(module: module, sources: sources, in: folder.url, options: conditions)
                : try compiler.compile(
                    module: module,
                    sources: sources,
                    in: folder.url,
                    options: compilerOptions(for: module) + conditions
                        + (isProgram && printsTree ? TreePrinter.shared.get().options : []),
                    isLinked: isLinked
                )
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        }
        return isProgram
    }

    private var printsTree: Bool { goldenCase.sources.contains { $0.text.contains("printTree(") } }

    private func compilerOptions(for module: String) -> [String] {
        ["-swift-version", "6", "-warnings-as-errors"] + words("swiftc") + words("swiftc \(module)")
            + (goldenCase.option("package \(module)").map { ["-package-name", $0] } ?? [])
    }
}
