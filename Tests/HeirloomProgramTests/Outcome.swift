import HeirloomGoldenSupport
import HeirloomModel
import HeirloomTestSupport

/// The outcome of a program: its diagnostics with their locations, and its output.
struct Outcome: Equatable {
    /// The diagnostics, sorted: `1️⃣ error missing-dependency`.
    var problems: [String] = []
    /// The output by the flags of the build; `compiles` for a program that cannot be run.
    var printed: [String: String] = [:]

    /// Creates the outcome that a program's file expects.
    init(sections: [GoldenCase.Section], path: String) throws {
        for section in sections {
            let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.hasPrefix("// ") ? String(line.dropFirst(3)) : line == "//" ? "" : String(line)
            }
            if section.title == "refused" || section.title == "warned" {
                let severity = section.title == "refused" ? "error" : "warning"
                problems += try lines.filter { !$0.isEmpty }.map { line in
                    let words = line.split(separator: " ")
                    guard words.count == 2, DiagnosticID(rawValue: String(words[1])) != nil else {
                        throw MalformedProgram(path: path, reason: "'\(line)' is no mark with an id")
                    }
                    return "\(words[0]) \(severity) \(words[1])"
                }
            } else if section.title == "compiles" {
                printed["compiles"] = ""
            } else if section.title.hasPrefix("prints") {
                printed[section.title] = lines.joined(separator: "\n")
            }
        }
        problems.sort()
        let isRefused = sections.contains { $0.title == "refused" }
        guard isRefused ? printed.isEmpty : printed["prints"] != nil || Array(printed.keys) == ["compiles"]
        else {
            throw MalformedProgram(
                path: path,
                reason: "it wants '//: prints', '//: compiles' or '//: refused'"
            )
        }
    }

    /// Determines the actual outcome of a program.
    ///
    /// - Parameter flags: Flags to set in addition to the program's own.
    init(of program: Program, with flags: [String] = []) throws {
        let pipeline = GoldenPipeline(goldenCase: program.goldenCase)
        let resolution = pipeline.resolution()
        problems = Self.problems(resolution, of: program)
        guard !resolution.isRejected else { return }
        guard program.goldenCase.isCompiled else {
            // This compiler cannot read the sources, so the expected output is used.
            printed = program.expected.printed
            return
        }
        for chosen in pipeline.combinationsOfFlags {
            let output = try pipeline.printed(generated: resolution.generated, flags: chosen + flags)
            let title = [output == nil ? "compiles" : "prints"] + (chosen.isEmpty ? [] : ["with"] + chosen)
            printed[title.joined(separator: " ")] = output ?? ""
        }
    }

    /// Returns the diagnostics of a program.
    static func problems(_ resolution: GoldenPipeline.Resolution, of program: Program) -> [String] {
        resolution.diagnostics.map { diagnostic in
            let start = diagnostic.location.range.start
            let place = "\(diagnostic.location.path):\(start.line):\(start.column)"
            let mark = program.marks[place].map(String.init) ?? place
            let reported = "\(mark) \(diagnostic.severity.rawValue) \(diagnostic.id.rawValue)"
            // The message explains an unexpected diagnostic.
            return program.expected.problems.contains(reported)
                ? reported : "\(reported): \(diagnostic.statement)"
        }.sorted()
    }
}

extension Outcome: CustomStringConvertible {
    var description: String {
        (problems + printed.keys.sorted().map { "\($0):\n\(printed[$0] ?? "")" }).joined(separator: "\n")
    }

    /// Returns the lines that only one of the two outcomes contains.
    func difference(from expected: Outcome) -> String {
        lineChanges(from: expected.description, to: description)
    }
}
