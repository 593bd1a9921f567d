import Foundation

/// The jobs of the compiler's driver, as command lines that run without the driver.
///
/// For a module of a few lines, the driver takes more processor time than the compiler: it starts one job for the code
/// and another one for the interface, and two more to link. It is asked for its jobs once, for a probe; afterwards one
/// job compiles each module and one links each program.
struct DriverJobs: Sendable {
    private static let probe = """
        import Dispatch
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        import Observation
        import Synchronization
        #if canImport(Testing)
        import Testing
        #endif

        """

    /// The command line of the compiler's frontend, with the options of the platform.
    private let frontend: [String]
    /// The command line of the linker for the probe, with the libraries that a program may import.
    private let linker: [String]

    /// - Parameter folder: The folder in which the probe is compiled. It must exist as long as the jobs are used.
    init(probingIn folder: URL) throws {
        try Data(Self.probe.utf8).write(to: folder.appendingPathComponent("Probe.swift"))
        let compilation = [
            "-c", "Probe.swift", "-parse-as-library", "-module-name", "Probe", "-o", "Probe.o",
        ]
        frontend = try Self.jobs(of: ["-wmo"] + compilation, in: folder)[0].filter {
            !compilation.contains($0)
        }
        _ = try Self.run(["swiftc"] + compilation, in: folder)
        linker = try Self.linker(of: Self.jobs(of: ["Probe.o", "-o", "Probe"], in: folder), in: folder)
    }

    /// Returns the command line of the linker, which only links libraries that a program uses.
    private static func linker(of jobs: [[String]], in folder: URL) throws -> [String] {
        // The driver writes the list of libraries to its own temporary folder.
        let list = folder.appendingPathComponent("Probe.autolink").path
        let jobs = jobs.map { job in
            job.map { $0.hasSuffix(".autolink") ? ($0.hasPrefix("@") ? "@" : "") + list : $0 }
        }
        for job in jobs.dropLast() { _ = try run(job, in: folder) }
        let clang = jobs[jobs.count - 1]
        #if os(Linux)
        let hasFasterLinker = (try? run(["ld.lld", "--version"], in: folder)) != nil
        let options = ["-###"] + (hasFasterLinker ? ["-fuse-ld=lld"] : [])
        // In Swift 6.0, the library of `Observation` lacks a function that it only calls to crash.
        let linkerOptions = ["--as-needed", "--allow-shlib-undefined"]
        #else
        let options = ["-###"]
        let linkerOptions: [String] = []
        #endif
        let printed = try run([clang[0]] + options + clang[1...], in: folder).errors
        let linker = words(of: printed.split(separator: "\n").last.map(String.init) ?? "")
        return [linker[0]] + linkerOptions + linker[1...]
    }

    /// Compiles sources. The mode determines the result, such as `-typecheck`.
    func compile(_ mode: [String], _ arguments: [String], in folder: URL) throws -> ProgramResult {
        try Subprocess.run(frontend[0], Array(frontend[1...]) + mode + arguments, in: folder)
    }

    /// Links objects and libraries into a program.
    func link(_ files: [String], into program: String, in folder: URL) throws -> ProgramResult {
        let arguments = linker.flatMap { word in
            switch word {
            case "Probe.o": files
            case "Probe": [program]
            default: [word]
            }
        }
        return try Subprocess.run(arguments[0], Array(arguments[1...]), in: folder)
    }

    /// Returns the command lines of the jobs that the driver would run.
    private static func jobs(of arguments: [String], in folder: URL) throws -> [[String]] {
        try run(["swiftc", "-###"] + arguments, in: folder).output.split(separator: "\n").map {
            words(of: String($0))
        }
    }

    private static func run(_ command: [String], in folder: URL) throws -> ProgramResult {
        let result = try Subprocess.run(command[0], Array(command[1...]), in: folder)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        return result
    }

    /// Splits a line that is quoted for a shell into words.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in line {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == " " {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return (words + [word]).filter { !$0.isEmpty }
    }
}
