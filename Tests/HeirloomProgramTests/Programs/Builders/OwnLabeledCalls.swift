// Swift prefers a labeled call that the module declares itself to the generated one; a similar method does not count.
//: Core/Core.swift
public struct Text { public let value: String; public init(_ value: String) { self.value = value } }
//: App/Rows.swift
import Core
import Heirloom

@Instantiable
struct Row: Instantiable {
    @Forwarded let text: String
    @Forwarded let style: Style
}
struct Style { let name: String }
@Instantiable
struct Cell: Instantiable {
    @Forwarded let text: Text
}
@Instantiable
struct Header: Instantiable {
    @Forwarded let title: String
}
@Instantiable
struct Footer: Instantiable {
    @Forwarded let title: String
}
@Instantiable
struct App: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let sendableRowBuilder: SendableInstantiator<Row>
    @Instantiated let cellBuilder: Instantiator<Cell>
    @Instantiated let headerBuilder: SendableInstantiator<Header>
    @Instantiated let footerBuilder: Instantiator<Footer>
}
//: App/Conveniences.swift
import Core
import Heirloom

extension Instantiator where T == Row {
    func instantiate(text: String, style: Style = Style(name: "own")) -> Row { instantiate((text, style)) }
}
extension Instantiator<Cell> {
    func instantiate(text: Core.Text) -> T { instantiate(Text("[" + text.value + "]")) }
    // Another type is another function.
    func instantiate(text: String) -> Cell { instantiate(text: Text(text)) }
}
typealias HeaderBuilder = SendableInstantiator<Header>
extension HeaderBuilder {
    func instantiate(title: String) -> Header { instantiate("own " + title) }
}
extension Instantiator {
    func instantiate(title: String) -> Footer where Footer == T { instantiate("own " + title) }
    static func instantiate(title: Int) -> Int { title }
}
//: App/Others.swift
extension Array {
    func instantiate(title: String) -> [Element] { self }
}
//: App/main.swift
let app = App()
print(app.rowBuilder.instantiate(text: "a").style.name)
print(app.sendableRowBuilder.instantiate(text: "b", style: Style(name: "generated")).style.name)
print(app.cellBuilder.instantiate(text: "c").text.value)
print(app.headerBuilder.instantiate(title: "d").title)
print(app.footerBuilder.instantiate(title: "e").title)
//: prints
// own
// generated
// [c]
// own d
// own e
