import HeirloomGraph

extension HeirloomProgram {
    /// Runs with the arguments of the process, prints the result and exits.
    package static func main() async -> Never {
        let outcome = await Leftovers.$areKept.withValue(true) {
            await run(
                Array(CommandLine.arguments.dropFirst()),
                style: .of(.error),
                outputStyle: .of(.output)
            )
        }
        StandardStream.output.write(outcome.standardOutput)
        StandardStream.error.write(outcome.standardError)
        exit(outcome.status.rawValue)
    }
}
