/// An error that the person at the keyboard can correct.
package enum Mistake: Error, Hashable, Sendable {
    case unknownCommand(String)
    case missingArgument(String, of: String)
    case unexpectedArgument(String, of: String)
    case notANumber(String)
    case unknownExportFormat(String)
    case invalidUserName(String)
    case nobodyIsLoggedIn
    case noSuchNote(Int)
}
