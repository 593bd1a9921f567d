import Foundation

/// The jobs that the compiler's driver would start, as command lines to run without it.
///
/// For a module of a few lines the driver takes more processor time than the compiler: it starts one job for the code and
/// a second one for the interface, and two more to link. It is asked for its jobs once, for a probe, and every module is
/// then compiled by one job and every program linked by one.
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

    /// Reads Swift sources: the compiler's frontend, with the options of the platform.
    private let frontend: [String]
    /// Links the probe: the linker, with the libraries that a program may import.
    private let linker: [String]

    /// - Parameter folder: Where the probe is compiled. It must exist as long as the jobs are used.
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

    /// The command line of the linker, which links a library only where a program uses it.
    private static func linker(of jobs: [[String]], in folder: URL) throws -> [String] {
        // The driver writes the list of libraries into a folder of its own.
        let list = folder.appendingPathComponent("Probe.autolink").path
        let jobs = jobs.map { job in
            job.map { $0.hasSuffix(".autolink") ? ($0.hasPrefix("@") ? "@" : "") + list : $0 }
        }
        for job in jobs.dropLast() { _ = try run(job, in: folder) }
        let clang = jobs[jobs.count - 1]
        #if os(Linux)
        let hasFasterLinker = (try? run(["ld.lld", "--version"], in: folder)) != nil
        let options = ["-###"] + (hasFasterLinker ? ["-fuse-ld=lld"] : [])
        // In Swift 6.0 the library of `Observation` lacks a function, which it calls only to crash.
        let linkerOptions = ["--as-needed", "--allow-shlib-undefined"]
        #else
        let options = ["-###"]
        let linkerOptions: [String] = []
        #endif
        let printed = try run([clang[0]] + options + clang[1...], in: folder).errors
        let linker = words(of: printed.split(separator: "\n").last.map(String.init) ?? "")
        return [linker[0]] + linkerOptions + linker[1...]
    }

    /// Reads sources: `mode` is what comes of them, as in `-typecheck`.
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

    /// The command lines of the jobs that the driver would run.
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

    /// The words of a line that is quoted for a shell.
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
