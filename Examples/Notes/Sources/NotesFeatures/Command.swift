/// A command of the program.
package enum Command: Hashable, Sendable {
    case tour
    case help
    case tree
    case notebook(NotebookCommand)
}

/// What a person may ask of a notebook.
package enum NotebookCommand: Hashable, Sendable {
    case status
    case users
    case logIn(name: String)
    case logOut
    case personal(PersonalCommand)
}

/// What only somebody who is logged in may ask for.
package enum PersonalCommand: Hashable, Sendable {
    case add(text: String)
    case list
    case search(text: String)
    case remove(number: Int)
    case export(ExportFormat)
}

/// The formats in which notes leave the program.
package enum ExportFormat: String, Hashable, Sendable {
    case markdown
    case json
}
