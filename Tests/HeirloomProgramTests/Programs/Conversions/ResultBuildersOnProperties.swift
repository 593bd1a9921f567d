// Closure properties have result builders, of the app and of an unread module.
//: UI/UI.swift
@resultBuilder
public enum ListBuilder {
    public static func buildBlock(_ parts: String...) -> [String] { parts }
}
//: App/App.swift
import Heirloom
import RegexBuilder
import UI

@Instantiable
struct Panel: Instantiable {
    @ListBuilder @Forwarded let content: () -> [String]
    @Forwarded @RegexComponentBuilder let pattern: () -> Regex<Substring>
    @Received let title: String
    var text: String { "\(title) \(content())" }
}

@Instantiable
struct Page: Instantiable {
    @Forwarded let title: String
    @UI.ListBuilder @Forwarded let content: () -> [String]
    @Instantiated let panelBuilder: Instantiator<Panel>
    @Instantiated let footer: Footer
}

@Instantiable
struct Footer: Instantiable {
    @ListBuilder @Received let content: () -> [String]

    init(@ListBuilder content: @escaping () -> [String]) { self.content = content }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}
//: App/main.swift
let page = App().pageBuilder.instantiate(title: "t", content: { ["a"] })
print(page.panelBuilder.instantiate(content: { ["b", "c"] }, pattern: { /x/ }).text, page.footer.content())
//: prints
// t ["b", "c"] ["a"]
