// Compositions in any order, protocol metatypes, functions with attributes, tuples, packs, nested sugar and names in backticks
// are the same type in all of their spellings.

//: App/Editor.swift
import Heirloom

protocol Readable {}

protocol Writable {}

struct File: Readable, Writable {}

enum Mode {
    struct `default` {}
}

struct Row<each Cell> {}

@Instantiable
struct Page: Instantiable {
    @Received let file: any Writable & Readable
    @Received let kind: Readable.Type
    @Received let load: @Sendable (_ count: Int) throws -> String
    @Received let size: (width: Swift.Int, height: Int)
    @Received let mode: (Mode.`default`)
    @Received let table: Dictionary<String, Array<Optional<Int>>>
    @Received let row: App.Row<Int, Swift.String>
    @Received let editor: (Editor).Type
}

@Instantiable
struct Editor: Instantiable {
    @Forwarded let file: Readable & Writable
    @Forwarded let kind: any Readable.Type
    @Forwarded let load: @Sendable (Int) throws -> String
    @Forwarded let size: (width: Int, height: Int)
    @Forwarded let mode: Mode.`default`
    @Forwarded let table: [String: [Int?]]
    @Forwarded let row: Row<Int, String>
    @Forwarded let editor: Editor.Type
    @Instantiated let page: Page
}

@Instantiable
struct Desk: Instantiable {
    @Instantiated let editorBuilder: Instantiator<Editor>
}

//: App/main.swift
let editor = Desk().editorBuilder.instantiate(
    file: File(),
    kind: File.self,
    load: { "\($0) lines" },
    size: (width: 3, height: 4),
    mode: Mode.`default`(),
    table: ["a": [1, nil]],
    row: Row<Int, String>(),
    editor: Editor.self
)
let page = editor.page
print(page.file, page.kind, try page.load(2), page.size, page.mode, page.table, page.editor)

//: prints
// File() File 2 lines (width: 3, height: 4) default() ["a": [Optional(1), nil]] Editor
