// An editor: documents are scopes with undo stacks, erased builders build tools that share the open document, and all documents
// share a clipboard.
//: Documents/Documents.swift
import Heirloom

@Instantiable
public final class UndoStack: Instantiable {
    private var states: [String] = []
    public init() {}
    func push(_ state: String) { states.append(state) }
    func pop() -> String? { states.popLast() }
}

@Instantiable
public final class Buffer: Instantiable {
    @Received private let undoStack: UndoStack
    public private(set) var text: String

    public init(undoStack: UndoStack, text: String = "") {
        self.undoStack = undoStack
        self.text = text
    }

    public func replace(with text: String) {
        undoStack.push(self.text)
        self.text = text
    }

    public func undo() { text = undoStack.pop() ?? text }
}
//: Tools/Tools.swift
import Documents
import Heirloom

public protocol Tool {
    func apply(_ argument: String)
}

@Instantiable
public final class Clipboard: Instantiable {
    public var contents = ""
    public init() {}
}

@Instantiable
public struct InsertTool: Instantiable, Tool {
    @Received private let buffer: Buffer
    public func apply(_ argument: String) { buffer.replace(with: buffer.text + argument) }
}

@Instantiable
public struct CutTool: Instantiable, Tool {
    @Received private let buffer: Buffer
    @Received private let clipboard: Clipboard
    public func apply(_ argument: String) {
        clipboard.contents = String(buffer.text.suffix(argument.count))
        buffer.replace(with: String(buffer.text.dropLast(argument.count)))
    }
}

@Instantiable
public struct PasteTool: Instantiable, Tool {
    @Received private let buffer: Buffer
    @Received private let clipboard: Clipboard
    @Forwarded private let times: Int
    public func apply(_ argument: String) {
        buffer.replace(with: buffer.text + String(repeating: clipboard.contents, count: times))
    }
}
//: Editor/Editor.swift
import Documents
import Heirloom
import Tools

@Instantiable
struct Document: Instantiable {
    @Instantiated let buffer: Buffer
    @Instantiated private let undoStack: UndoStack
    @Instantiated(fulfilledByType: "InsertTool") private let insertBuilder: ErasedInstantiator<Void, any Tool>
    @Instantiated(fulfilledByType: "CutTool") private let cutBuilder: ErasedInstantiator<(), any Tool>
    @Instantiated(fulfilledByType: "PasteTool")
    private let pasteBuilder: ErasedInstantiator<PasteTool.ForwardedProperties, any Tool>

    func insert(_ text: String) { insertBuilder.instantiate().apply(text) }
    func cut(_ text: String) { cutBuilder.instantiate().apply(text) }
    func paste(_ times: Int) { pasteBuilder.instantiate(times).apply("") }
}

@Instantiable
struct Editor: Instantiable {
    @Instantiated let clipboard: Clipboard
    @Instantiated let documentBuilder: Instantiator<Document>
}
//: Editor/main.swift
let editor = Editor()
let letter = editor.documentBuilder.instantiate()
let list = editor.documentBuilder.instantiate()
letter.insert("hello world")
letter.cut("world")
list.paste(2)
print(letter.buffer.text + "|", list.buffer.text, editor.clipboard.contents)
letter.buffer.undo()
list.buffer.undo()
print(letter.buffer.text, list.buffer.text.isEmpty)
//: prints
// hello | worldworld world
// hello world true
