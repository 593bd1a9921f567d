/// An error of a ``JSONFile``.
public enum JSONFileError: Error, Hashable {
    /// The file is there, and does not hold the value.
    case unreadable(path: String)
    /// The file could not be replaced.
    case unwritable(path: String)
}

extension JSONFileError: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        switch self {
        case .unreadable(let path): "cannot make sense of \(path)"
        case .unwritable(let path): "cannot write \(path)"
        }
    }
}
