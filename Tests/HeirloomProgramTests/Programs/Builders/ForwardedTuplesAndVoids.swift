// One forwarded property that is a tuple, a 'Void', a function that returns one, an 'Any', an error or a metatype, and several
// of them.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Point: Instantiable {
    @Forwarded public let position: (x: Int, y: Int)
    public var sum: Int { position.x + position.y }
}

@Instantiable
public struct Trigger: Instantiable {
    @Forwarded public let signal: Void
    @Received private let log: Log
    public func fire() { log.lines.append("\(signal)") }
}

@Instantiable
public struct Mixed: Instantiable {
    @Forwarded let pair: (Int, label: String)
    @Forwarded let nothing: ()
    @Forwarded let anything: Any
    @Forwarded let failure: any Error
    @Forwarded let make: () -> (Int, () -> Void)
    @Forwarded let type: Any.Type
    @Forwarded let number: any Numeric.Type
    @Received private let log: Log
    public var text: String { "\(pair.label) \(anything) \(failure) \(make().0) \(type) \(number)" }
}

@Instantiable
public final class Log: Instantiable { public var lines: [String] = []; public init() {} }

public struct Failure: Error { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let pointBuilder: Instantiator<Point>
    @Instantiated(fulfilledByType: "Point") let erasedBuilder: ErasedInstantiator<(x: Int, y: Int), Any>
    @Instantiated let triggerBuilder: Instantiator<Trigger>
    @Instantiated let mixedBuilder: Instantiator<Mixed>
}

let app = App()
print(app.pointBuilder.instantiate((x: 1, y: 2)).sum, app.pointBuilder.instantiate(position: (3, 4)).sum)
print((app.erasedBuilder.instantiate((x: 5, y: 6)) as? Point)?.sum ?? 0)
app.triggerBuilder.instantiate(signal: ()).fire()
print(app.log.lines)
print(
    app.mixedBuilder.instantiate(
        pair: (1, label: "p"), nothing: (), anything: 2, failure: Failure(), make: { (3, {}) }, type: Int.self, number: Double.self
    ).text
)
//: prints
// 3 7
// 11
// ["()"]
// p 2 Failure() 3 Int Double
