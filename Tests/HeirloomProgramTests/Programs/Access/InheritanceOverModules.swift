// An open base class of a framework has injected services; subclasses in other modules are instantiable instead of it.
//: Kit/Kit.swift
import Heirloom

@Instantiable
public final class Theme: Instantiable { public let name = "dark"; public init() {} }

open class Screen<Model: AnyObject> {
    public final let theme: Theme
    public final let model: Model
    public required init(theme: Theme, model: Model) {
        self.theme = theme
        self.model = model
    }
    open var title: String { "untitled" }
    open class var identifier: String { String(describing: self) }
}
//: Notes/Notes.swift
import Heirloom
import Kit

@Instantiable
public final class NotesModel: Instantiable {
    @Forwarded let notes: [String]
    public init(notes: [String]) { self.notes = notes }
}

@Instantiable
public final class NotesScreen: Screen<NotesModel>, Instantiable {
    @Received private let log: Log
    @Received private let themeOfAll: Theme
    @Received private let notesModel: NotesModel

    public init(log: Log, themeOfAll: Theme, notesModel: NotesModel) {
        self.log = log
        self.themeOfAll = themeOfAll
        self.notesModel = notesModel
        super.init(theme: themeOfAll, model: notesModel)
        log.lines.append(Self.identifier)
    }

    @available(*, unavailable)
    public required init(theme: Theme, model: NotesModel) { fatalError() }

    override public var title: String { "\(model.notes.count) notes, \(theme.name)" }
}

@Instantiable
public final class Log: Instantiable { public var lines: [String] = []; public init() {} }
//: App/main.swift
import Heirloom
import Kit
import Notes

@Instantiable
struct Scope: Instantiable {
    @Forwarded let notesModel: NotesModel
    @Instantiated let screen: NotesScreen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let themeOfAll: Theme
    @Instantiated let log: Log
    @Instantiated let scopeBuilder: Instantiator<Scope>
    @Instantiated let modelBuilder: Instantiator<NotesModel>
}

let app = App()
let scope = app.scopeBuilder.instantiate(notesModel: app.modelBuilder.instantiate(notes: ["a", "b"]))
print(scope.screen.title, app.log.lines)
//: prints
// 2 notes, dark ["NotesScreen"]
