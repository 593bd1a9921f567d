import ArgumentParser
import Foundation
import ProjectGenerator

/// `Benchmarks project`: writes a project to a folder, to inspect it or to measure it by other means.
struct ProjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Write a project to a folder.",
        discussion: ProjectShape.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n")
    )

    @Argument(help: "The shape.")
    var shape: ProjectShape

    @Option(help: "How many types.")
    var types: Int

    @Option(help: "How many members each type has besides its dependencies; five make 2.2 kilobytes.")
    var members = 5

    @Option(help: "How many types stand in a file.")
    var perFile = 1

    @Option(help: "How many modules; for the shape of that name.")
    var modules = 20

    @Option(help: "What decides everything that is made up.")
    var seed: UInt64 = 1

    @Flag(help: "Write what the macros add in place of the attributes.")
    var expanded = false

    @Option(help: "The folder. What is in it is deleted.")
    var output: String

    func validate() throws {
        guard types > 0, members >= 0, perFile > 0, modules > 2 else {
            throw ValidationError("Numbers are positive, and there are at least three modules.")
        }
    }

    func run() throws {
        let project = shape.project(
            ProjectOptions(
                types: types,
                membersPerType: members,
                typesPerFile: perFile,
                modules: modules,
                seed: seed
            )
        )
        let folder = try ProjectFolder(
            project,
            at: URL(fileURLWithPath: output),
            style: expanded ? .expansions : .attributes
        )
        let arguments = folder.generateArguments(output: "Heirloom.generated.swift")
        print(
            """
            \(project.modules.reduce(0) { $0 + $1.files.count }) files, \(folder.byteCount) bytes, \
            \(project.instantiableCount) instantiable types, fingerprint \(folder.fingerprint)
            heirloom \(arguments.joined(separator: " "))
            """
        )
    }
}

extension ProjectShape: ExpressibleByArgument {}
