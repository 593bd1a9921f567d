// A document, which the system creates, owns a separate root that builds its windows.
//: option frameworks=apple

//: App/Documents.swift
import AppKit
import Heirloom

@Instantiable
final class History: Instantiable {}

final class NoteDocument: NSDocument {
    private let root = NoteRoot()

    override func makeWindowControllers() { _ = root.windowControllerBuilder.instantiate() }
}

@MainActor
@Instantiable
final class NoteRoot: Instantiable {
    @Instantiated private let history: History
    @Instantiated let windowControllerBuilder: Instantiator<NoteWindowController>
}

@Instantiable
final class NoteWindowController: NSWindowController, NSWindowDelegate, Instantiable {
    @Received private let history: History
    @Instantiated private let editor: EditorController
    @Instantiated private let outline: OutlineController

    init(history: History, editor: EditorController, outline: OutlineController) {
        self.history = history
        self.editor = editor
        self.outline = outline
        super.init(window: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func windowDidLoad() { window?.delegate = self }
}

@Instantiable
final class EditorController: NSViewController, Instantiable {
    @Received private let history: History
    @Instantiated private let ruler: RulerView

    init(history: History, ruler: RulerView) {
        self.history = history
        self.ruler = ruler
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func loadView() { view = ruler }
}

@Instantiable
final class OutlineController: NSSplitViewController, Instantiable {}

@Instantiable
final class RulerView: NSView, Instantiable {
    private let field = NSTextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Instantiable
final class Documents: NSDocumentController, Instantiable {}

@MainActor
@Instantiable
struct DocumentsRoot: Instantiable {
    @Instantiated let documents: Documents
}

//: compiles
