/// A call of an intercepted function.
///
/// ```swift
/// import HeirloomInterception
///
/// let invocation = Invocation(type: "Shop", function: "pay(_:to:)", labels: ["_", "to"])
/// let name = "\(invocation)"  // Shop.pay(_:to:)
/// ```
public struct Invocation: Identifiable, Sendable {
    /// The number of the call, unique within the process.
    public let id: UInt64
    /// The type that declares the function, as in `Mall.Shop`; `nil` for a global function.
    public let type: StaticString?
    /// The full name of the function, as in `pay(_:to:)`.
    public let function: StaticString
    /// The labels of the arguments that interceptors receive, in order; `_` for an argument without a label.
    public let labels: [StaticString]
    /// The file that declares the function, as in `Shopping/Shop.swift`.
    public let file: StaticString
    /// The line of the function.
    public let line: UInt

    /// Creates the description of a call, with a new number.
    @inlinable
    public init(
        type: StaticString?,
        function: StaticString,
        labels: [StaticString],
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        id = nextInvocationID()
        self.type = type
        self.function = function
        self.labels = labels
        self.file = file
        self.line = line
    }
}

extension Invocation: CustomStringConvertible {
    /// The name of the type and the function: `Shop.pay(_:to:)`.
    public var description: String { type.map { "\($0).\(function)" } ?? "\(function)" }
}
