import Foundation
import HeirloomCommands

let outcome = await HeirloomProgram.run(
    Array(CommandLine.arguments.dropFirst()),
    style: .ofStandardError
)
FileHandle.standardOutput.write(Data(outcome.standardOutput.utf8))
FileHandle.standardError.write(Data(outcome.standardError.utf8))
exit(outcome.status.rawValue)
