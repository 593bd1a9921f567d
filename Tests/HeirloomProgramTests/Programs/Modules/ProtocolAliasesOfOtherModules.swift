// A feature requires a composition through an alias, and the app fulfills it with its parts in another order.
//: Protocols/Protocols.swift
public protocol Reading { func read() -> String }
public protocol Writing: AnyObject { func write(_ text: String) }
public protocol Closing { func close() }
public typealias File = Closing & Reading & Writing
public typealias Source = Reading
//: Editor/Editor.swift
import Heirloom
import Protocols

@Instantiable
public final class Editor: Instantiable {
    @Received private let file: File
    @Received private let source: any Source

    public init(file: File, source: any Reading) {
        self.file = file
        self.source = source
    }

    public func save(_ text: String) -> String {
        file.write(text)
        defer { file.close() }
        return file.read() + source.read()
    }
}
//: Disk/Disk.swift
import Heirloom
import Protocols

@Instantiable(fulfillingAdditionalTypes: [(any Reading & Writing & Closing).self, Reading.self])
public final class DiskFile: Instantiable {
    private var text = ""
    public init() {}
}

extension DiskFile: File {
    public func read() -> String { text }
    public func write(_ text: String) { self.text += text }
    public func close() { text += "." }
}
//: App/App.swift
import Editor
import Heirloom
import Protocols

@Instantiable
struct App: Instantiable {
    @Instantiated let file: any Writing & Closing & Reading
    @Received(fulfilledByDependencyNamed: "file", ofType: File.self) let source: any Reading
    @Instantiated let editor: Editor
}
//: App/main.swift
let app = App()
print(app.editor.save("a"), app.editor.save("b"))
//: prints
// aa a.ba.b
