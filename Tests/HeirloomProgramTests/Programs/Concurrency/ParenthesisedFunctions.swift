// Function types in parentheses, in optionals of every spelling and after attributes, some of them escaping.
//: App/App.swift
import Heirloom

typealias Callback = () -> Int

@Instantiable
struct Child: Instantiable {
    @Received let one: (() -> Int)
    @Received let two: ((() -> Int))
    @Received let three: (@Sendable () -> Int)
    @Received let four: (() -> Int)?
    @Received let five: Optional<() -> Int>
    @Received let six: Swift.Optional<(() -> Int)>
    @Received let seven: [(() -> Int)]
    @Received let eight: (value: () -> Int, (Int) -> Void)
    @Received let nine: (Int) -> (() -> Int)
    @Received let ten: @MainActor () -> Int
    @Received let eleven: Callback?
    var text: String { "\(one() + two() + three()) \(four?() ?? 0) \(seven.count) \(eight.value()) \(nine(1)()) \(eleven == nil)" }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let one: (() -> Int)
    @Forwarded let two: () -> Int
    @Forwarded let three: ((@Sendable () -> Int))
    @Forwarded let four: Optional<(() -> Int)>
    @Forwarded let five: (() -> Int)?
    @Forwarded let six: (() -> Int)?
    @Forwarded let seven: Array<() -> Int>
    @Forwarded let eight: (value: () -> Int, ((Int) -> Void))
    @Forwarded let nine: (Int) -> () -> Int
    @Forwarded let ten: (@MainActor () -> Int)
    @Forwarded let eleven: (() -> Int)?
    @Instantiated let child: Child
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(
    one: { 1 }, two: { 2 }, three: { 3 }, four: nil, five: nil, six: nil, seven: [], eight: (value: { 4 }, { _ in }),
    nine: { number in { number } }, ten: { 5 }, eleven: nil)
print(session.child.text)
//: prints
// 6 0 0 4 1 true
