/// A type whose value a call returns that nothing answers.
private protocol EmptyAnswer {
    static var emptyAnswer: Self { get }
}

extension Optional: EmptyAnswer {
    fileprivate static var emptyAnswer: Self { nil }
}

extension Array: EmptyAnswer {
    fileprivate static var emptyAnswer: Self { [] }
}

extension Dictionary: EmptyAnswer {
    fileprivate static var emptyAnswer: Self { [:] }
}

extension Set: EmptyAnswer {
    fileprivate static var emptyAnswer: Self { [] }
}

extension String: EmptyAnswer {
    fileprivate static var emptyAnswer: Self { "" }
}

/// What a call returns that nothing answers; `nil` where there is no such value.
func emptyAnswer<Result>() -> Result? {
    if let nothing = () as? Result { return nothing }
    return (Result.self as? any EmptyAnswer.Type)?.emptyAnswer as? Result
}

/// The error of a call that nothing answers and that may throw any error.
public struct UnansweredCall: Error, CustomStringConvertible {
    /// The requirement, as in `Store.save(_:)`.
    public let name: String

    /// What is missing, in a sentence.
    public var description: String {
        "\(name) was called, and nothing says what it returns: call 'returns', 'performs' or 'throws' first"
    }
}
