import NotesModels

extension Command {
    /// Reads what was typed after `notes`.
    package init(arguments: [String]) throws(Mistake) {
        guard let name = arguments.first else {
            self = .tour
            return
        }
        let words = CommandWords(command: name, words: Array(arguments.dropFirst()))
        switch name {
        case "help", "--help", "-h": self = try words.none(.help)
        case "tree": self = try words.none(.tree)
        case "status": self = try words.none(.notebook(.status))
        case "users": self = try words.none(.notebook(.users))
        case "login": self = .notebook(.logIn(name: try words.one("NAME")))
        case "logout": self = try words.none(.notebook(.logOut))
        case "add": self = .notebook(.personal(.add(text: try words.all("TEXT"))))
        case "list": self = try words.none(.notebook(.personal(.list)))
        case "search": self = .notebook(.personal(.search(text: try words.all("TEXT"))))
        case "remove": self = .notebook(.personal(.remove(number: try words.number("NUMBER"))))
        case "export": self = .notebook(.personal(.export(try words.format())))
        default: throw .unknownCommand(name)
        }
    }
}

/// The words that follow a command, and the ways to read them.
private struct CommandWords {
    let command: String
    let words: [String]

    func none(_ result: Command) throws(Mistake) -> Command {
        if let word = words.first { throw .unexpectedArgument(word, of: command) }
        return result
    }

    func one(_ argument: String) throws(Mistake) -> String {
        guard let word = words.first else { throw .missingArgument(argument, of: command) }
        if words.count > 1 { throw .unexpectedArgument(words[1], of: command) }
        return word
    }

    func all(_ argument: String) throws(Mistake) -> String {
        guard !words.isEmpty else { throw .missingArgument(argument, of: command) }
        return words.joined(separator: " ")
    }

    func number(_ argument: String) throws(Mistake) -> Int {
        let word = try one(argument)
        guard let number = Int(word) else { throw .notANumber(word) }
        return number
    }

    func format() throws(Mistake) -> ExportFormat {
        guard !words.isEmpty else { return .markdown }
        let word = try one("FORMAT")
        guard let format = ExportFormat(rawValue: word) else { throw .unknownExportFormat(word) }
        return format
    }
}
