import Foundation
import Measurement
import ProjectGenerator

/// The language server: the time from an edit to its diagnostics, and the memory after many edits.
enum EditorRow: Row {
    static let name = "editor"

    private static let sizes = [
        (types: 1_000, bound: 0.1), (types: 4_000, bound: 0.5), (types: 8_000, bound: 1.0),
    ]

    static func figures(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.commandLine(.release)
        return try sizes.flatMap { types, bound in
            try figures(of: bench.tree(ofTypes: types), "\(types) types", bound, tool, on: bench)
        }
    }

    private static func figures(
        of project: ProjectFolder,
        _ subject: String,
        _ bound: Double,
        _ tool: String,
        on bench: Bench
    ) throws -> [Figure] {
        let (path, text) = try receiver(in: project)
        let faulty = text.replacingOccurrences(
            of: received,
            with: "@Received let none: Never\n    " + received
        )
        let edited = text.replacingOccurrences(of: body, with: body + "\n            // edited")
        let session = try EditorSession(tool: tool, project: project, opening: path, text: text)
        var declarations: [Double] = []
        var bodies: [Double] = []
        for _ in 0..<bench.repeats {
            declarations.append(try session.secondsUntilDiagnostics(changingTo: faulty))
            declarations.append(try session.secondsUntilDiagnostics(changingTo: text))
            bodies.append(try session.secondsUntilAnswer(changingTo: edited))
            bodies.append(try session.secondsUntilAnswer(changingTo: text))
        }
        let memory = try session.memory()
        for _ in 0..<500 {
            try session.change(to: edited)
            try session.change(to: text)
        }
        for _ in 0..<bench.repeats {
            _ = try session.secondsUntilDiagnostics(changingTo: faulty)
            _ = try session.secondsUntilDiagnostics(changingTo: text)
        }
        let later = try session.memory()
        return [
            Figure(
                "\(subject), a declaration edited, until its diagnostics",
                .seconds,
                Sample(declarations),
                .atMost(bound),
                on: project
            ),
            Figure("… a body edited, until an answer", .seconds, Sample(bodies), .atMost(0.02), on: project),
            Figure("… memory", .bytes, Sample([memory]), on: project),
            Figure(
                "… memory after 1,000 edits, to that",
                .ratio,
                Sample([later / memory]),
                .atMost(1.1),
                on: project
            ),
        ]
    }

    /// Returns a file in the middle of the project with a type that receives something.
    private static func receiver(in project: ProjectFolder) throws -> (path: String, text: String) {
        for path in project.paths.dropFirst(project.paths.count / 2) {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            if text.contains(received), text.contains(body) { return (path, text) }
        }
        preconditionFailure("half of the files have no type that receives something")
    }

    private static let received = "@Received let"
    private static let body = "total += "
}
