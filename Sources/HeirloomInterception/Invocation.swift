/// A call of an intercepted function.
///
/// ```swift
/// import HeirloomInterception
///
/// let invocation = Invocation(type: "Shop", function: "pay(_:to:)", labels: ["_", "to"])
/// let name = "\(invocation)"  // Shop.pay(_:to:)
/// ```
public struct Invocation: Identifiable, Sendable {
    /// The number of the call. No other call of the process has it.
    public let id: UInt64
    /// The type that declares the function, as in `Mall.Shop`; `nil` for a global function.
    public let type: StaticString?
    /// The full name of the function, as in `pay(_:to:)`.
    public let function: StaticString
    /// The labels of the arguments that interceptors are given, `_` for none, in the order of the arguments.
    public let labels: [StaticString]
    /// The file that declares the function, as in `Shopping/Shop.swift`.
    public let file: StaticString
    /// The line of the function.
    public let line: UInt

    /// Describes a call, and numbers it.
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
    /// The name of type and function: `Shop.pay(_:to:)`
    public var description: String { type.map { "\($0).\(function)" } ?? "\(function)" }
}
