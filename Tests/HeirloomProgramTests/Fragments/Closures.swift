// Functions that are forwarded and received.
//: Feature
public typealias XXScore = Int
@Instantiable
public struct XXButton: Instantiable {
    @Received private let xxOnTap: @Sendable (XXScore) -> String
    @Received private let xxOnEnd: (() throws -> Void)?
    public func tap() -> String { xxOnEnd == nil ? xxOnTap(1) : xxOnTap(2) }
}
//: App
@Instantiable
struct XXScreen: Instantiable {
    @Forwarded let xxOnTap: @Sendable (XXScore) -> String
    @Forwarded let xxOnEnd: (() throws -> Void)?
    @Instantiated let xxButton: XXButton
}
//: inner
@Instantiated let xxScreenBuilder: Instantiator<XXScreen>
//: main
print(inner.xxScreenBuilder.instantiate(xxOnTap: { "tap \($0)" }, xxOnEnd: nil).xxButton.tap())
//: prints
// tap 1
