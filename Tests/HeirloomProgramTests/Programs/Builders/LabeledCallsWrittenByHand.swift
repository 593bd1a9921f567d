// Hand-written convenience methods on instantiators: with other labels, with defaults, and one that the generator would write
// as well.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Row: Instantiable {
    @Forwarded public let text: String
    @Forwarded public let level: Int
}

extension Instantiator where T == Row {
    public func callAsFunction(_ text: String) -> Row { instantiate(text: text, level: 0) }
    public func instantiate(heading text: String) -> Row { instantiate((text: text, level: 1)) }
}

extension Instantiator {
    public func instantiate(times: Int, _ properties: T.ForwardedProperties) -> [T] {
        (0..<times).map { _ in instantiate(properties) }
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
}

let rows = App().rowBuilder
print(rows("a").level, rows.instantiate(heading: "b").level, rows.instantiate(times: 2, (text: "c", level: 3)).count)
//: prints
// 0 1 2
