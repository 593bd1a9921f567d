extension Mistake: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownCommand(let name):
            "there is no command '\(name)'; try 'notes help'"
        case .missingArgument(let argument, let command):
            "'notes \(command)' wants \(argument); try 'notes help'"
        case .unexpectedArgument(let argument, let command):
            "'notes \(command)' does not know what to do with '\(argument)'; try 'notes help'"
        case .notANumber(let text):
            "'\(text)' is not the number of a note; 'notes list' shows the numbers"
        case .unknownExportFormat(let text):
            "cannot export as '\(text)'; it is either 'markdown' or 'json'"
        case .invalidUserName(let name):
            "'\(name)' cannot be a name: a name has 1 to 20 letters and digits"
        case .nobodyIsLoggedIn:
            "nobody is logged in; try 'notes login NAME'"
        case .noSuchNote(let number):
            "there is no note \(number); 'notes list' shows what there is"
        }
    }
}
