import Foundation
import HeirloomTestSupport

/// A block that shows a tool's output, and the tool's current output.
struct RecordedBlock {
    let block: CodeBlock
    let actualText: String

    init(block: CodeBlock, actualText: String) {
        self.block = block
        self.actualText = actualText
    }

    /// Runs the tool that the block's note names. Returns `nil` for blocks that are written by hand.
    init?(_ block: CodeBlock, on page: Page) throws {
        self.block = block
        switch block.note {
        case .generated(let name):
            let module = try page.module(named: name)
            actualText = try DocumentedBuild(of: module, on: page).generatedText()
        case .diagnostics(let name, let line):
            let module = try page.module(named: name).without(line)
            let lacking = line.hasPrefix("module ") ? line.dropFirst("module ".count) : nil
            let options = lacking.map { ["--local-target", "\($0)=\"\($0)\""] } ?? []
            let result = try DocumentedBuild(of: module, on: page).generate(options)
            // Status 1 means that the user's code has errors.
            guard result.status == 1 else { throw CompilerFailure(output: result.errors) }
            // Paths are shown relative to the package's folder.
            actualText = result.errors.replacingOccurrences(of: "\(name)/Sources", with: "Sources")
        case .compiled(let name):
            let build = try DocumentedBuild(of: page.module(named: name), on: page)
            let messages = try build.check(withGenerated: false)
            // Notes point into macro expansions, whose files differ in every run.
            actualText = messages.filter { $0.contains(": error: ") }.map { $0 + "\n" }.joined()
        case .answer(let name, let question):
            let result = try DocumentedBuild(of: page.module(named: name), on: page).ask(question)
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
            actualText = result.output.replacingOccurrences(of: "\(name)/Sources", with: "Sources")
        case .output(let name):
            let result = try DocumentedBuild(of: page.module(named: name), on: page).run()
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
            actualText = result.output
        case .module, .file, nil:
            return nil
        }
    }
}

extension Page {
    /// Returns the module with a name. A page must not refer to modules that it does not contain.
    func module(named name: String) throws -> DocumentedModule {
        guard let module = modules.first(where: { $0.name == name }) else {
            throw CompilerFailure(output: "\(self.name) has no module '\(name)'")
        }
        return module
    }

    /// Replaces the text of these blocks in the page's file with the current output.
    func record(_ recordedBlocks: [RecordedBlock]) throws {
        let file = Compiler.repository.appendingPathComponent(name)
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        for recorded in recordedBlocks.sorted(by: { $0.block.line > $1.block.line }) {
            let text = recorded.actualText.components(separatedBy: "\n").dropLast()
            lines.replaceSubrange(recorded.block.textLines, with: text)
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }
}
