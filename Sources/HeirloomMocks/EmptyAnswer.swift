/// A type with a default result for unanswered calls, which its initializer makes.
protocol EmptyAnswer {
    init()
}

extension Optional: EmptyAnswer {
    init() { self = nil }
}

extension Array: EmptyAnswer {}
extension Dictionary: EmptyAnswer {}
extension Set: EmptyAnswer {}
extension String: EmptyAnswer {}

/// The default result of an unanswered call, or `nil` if the type has none.
func emptyAnswer<Result>() -> Result? {
    if Result.self == Void.self { return () as? Result }
    guard let type = Result.self as? any EmptyAnswer.Type else { return nil }
    return type.init() as? Result
}

/// The error that an unanswered call throws if the requirement can throw any error.
public struct UnansweredCall: Error, CustomStringConvertible {
    /// The name of the requirement, as in `Store.save(_:)`.
    public let name: String

    /// The message about the missing answer, as a sentence.
    public var description: String {
        "\(name) was called without a stubbed result: call 'returns', 'performs' or 'throws' first"
    }
}
