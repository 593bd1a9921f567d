import Foundation

/// Runs programs and measures their cost.
package struct Launcher: Sendable {
    /// The `launch` program, compiled from `launch.c`.
    private let program: URL
    /// The folder for temporary results and output.
    private let folder: URL

    package init(program: URL, folder: URL) {
        self.program = program
        self.folder = folder
    }

    /// Runs a program to completion. Its standard output is discarded.
    @discardableResult
    package func run(_ invocation: Invocation) throws -> RunCost {
        try launch(invocation, output: FileHandle.nullDevice)
    }

    /// Runs a program to completion and returns its standard output and its standard error.
    package func output(of invocation: Invocation) throws -> RunOutput {
        let file = folder.appendingPathComponent("output")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        do {
            let cost = try launch(invocation, output: handle)
            return RunOutput(
                cost: cost,
                text: String(decoding: try Data(contentsOf: file), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            )
        } catch let failure as InvocationFailure {
            let printed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            throw InvocationFailure(
                invocation: failure.invocation,
                status: failure.status,
                output: printed + failure.output
            )
        }
    }

    /// The file that receives standard error.
    private var errors: URL { folder.appendingPathComponent("errors") }

    private func launch(_ invocation: Invocation, output: FileHandle) throws -> RunCost {
        let result = folder.appendingPathComponent("result")
        try? FileManager.default.removeItem(at: result)
        try Data().write(to: errors)
        let errorHandle = try FileHandle(forWritingTo: errors)
        defer { try? errorHandle.close() }
        let process = Process()
        process.executableURL = program
        process.arguments = [result.path, invocation.program] + invocation.arguments
        process.currentDirectoryURL = invocation.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errorHandle
        try process.run()
        process.waitUntilExit()
        let numbers = ((try? String(contentsOf: result, encoding: .utf8)) ?? "")
            .split { $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 5, numbers[4] == 0 else {
            throw InvocationFailure(
                invocation: invocation,
                status: numbers.count == 5 ? Int(numbers[4]) : 2,
                output: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            )
        }
        return RunCost(
            clockTime: numbers[0] / 1e9,
            processorTime: (numbers[1] + numbers[2]) / 1e6,
            peakMemory: numbers[3]
        )
    }
}

/// The cost of a program that ran to completion, and what it printed.
package struct RunOutput {
    package var cost: RunCost
    /// Its standard output.
    package var text: String
    /// Its standard error.
    package var errors: String
}
