// An app modeled on SwiftUI: views are values on the main actor, erased builders build and wrap screens, and a logged-in scope
// is forwarded its user.
//: Views/Views.swift
@MainActor public protocol Screen {
    associatedtype Body
    @ViewLines var body: Body { get }
}

@resultBuilder
public enum ViewLines {
    public static func buildBlock(_ lines: String...) -> [String] { lines }
}

@MainActor public struct AnyScreen: Screen {
    public let body: [String]
    public init<S: Screen>(_ screen: S) where S.Body == [String] { body = screen.body }
}

@propertyWrapper
@MainActor public struct StateModel<Model: AnyObject> {
    public let wrappedValue: Model
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
}
//: Accounts/Accounts.swift
import Heirloom

public struct User: Sendable, Equatable {
    public let name: String
    public init(name: String) { self.name = name }
}

@MainActor
@Instantiable
public final class AccountModel: Instantiable {
    public private(set) var user: User?
    public init() {}
    public func logIn(_ name: String) -> User {
        let user = User(name: name)
        self.user = user
        return user
    }
}
//: Notes/NotesScreens.swift
import Accounts
import Heirloom
import Views

@MainActor
@Instantiable
public final class NotesModel: Instantiable {
    @Received private let user: User
    public var notes: [String] = []
    public func add(_ note: String) { notes.append("\(user.name): \(note)") }
}

@Instantiable
public struct NoteRow: Instantiable, Screen {
    @Forwarded private let note: String
    @Received private let user: User
    public var body: [String] { "* \(note) (\(user.name))" }
}

@Instantiable
public struct NotesScreen: Instantiable, Screen {
    @Forwarded private let user: User
    @StateModel @Instantiated public var notesModel: NotesModel
    @Instantiated(fulfilledByType: "NoteRow", erasedToConcreteExistential: true)
    private let rowBuilder: ErasedInstantiator<NoteRow.ForwardedProperties, AnyScreen>

    public var body: [String] {
        "Notes of \(user.name)"
        notesModel.notes.map { rowBuilder.instantiate($0).body.joined() }.joined(separator: ", ")
    }
}
//: App/main.swift
import Accounts
import Heirloom
import Notes
import Views

@Instantiable
struct LoginScreen: Instantiable, Screen {
    @Received let accountModel: AccountModel
    var body: [String] { accountModel.user == nil ? "Please log in" : "Welcome" }
}

@MainActor
@Instantiable
struct NotesApp: Instantiable {
    @Instantiated let accountModel: AccountModel
    @Instantiated let loginScreen: LoginScreen
    @Instantiated let notesScreenBuilder: Instantiator<NotesScreen>
}

let app = NotesApp()
print(app.loginScreen.body)
let notes = app.notesScreenBuilder.instantiate(user: app.accountModel.logIn("Ada"))
notes.notesModel.add("first")
notes.notesModel.add("second")
print(app.loginScreen.body)
for line in notes.body { print(line) }
print(AnyScreen(notes).body.count)
//: prints
// ["Please log in"]
// ["Welcome"]
// Notes of Ada
// * Ada: first (Ada), * Ada: second (Ada)
// 2
