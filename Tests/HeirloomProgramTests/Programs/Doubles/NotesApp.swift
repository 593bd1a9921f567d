// The structure that users of other generators know: a tree with a root, a screen for a user, and tests that replace one
// dependency.
//: option configuration=debug
//: Storage/Storage.swift
import Heirloom

public protocol StringStorage: AnyObject {
    func string(forKey key: String) -> String?
    func set(_ string: String, forKey key: String)
}

@Instantiable(fulfillingAdditionalTypes: [StringStorage.self])
public final class DiskStorage: StringStorage, Instantiable {
    private var strings = ["kind": "disk"]
    public init() {}
    public func string(forKey key: String) -> String? { strings[key] }
    public func set(_ string: String, forKey key: String) { strings[key] = string }
}
//: Features/User.swift
import Foundation
import Heirloom
import Storage

public struct User: Equatable, Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

#if DEBUG
@Instantiable(mockOnly: true)
extension User {
    public static func mock(name: String = "mock") -> User { User(name: name) }
}
#endif

public protocol UserService: AnyObject {
    var user: User? { get set }
}

@Instantiable(fulfillingAdditionalTypes: [UserService.self])
public final class DefaultUserService: UserService, Instantiable {
    @Received let stringStorage: any StringStorage
    public init(stringStorage: any StringStorage) { self.stringStorage = stringStorage }
    public var user: User? {
        get { stringStorage.string(forKey: "user").map(User.init) }
        set { stringStorage.set(newValue?.name ?? "", forKey: "user") }
    }
}
//: Features/NoteStorage.swift
import Heirloom
import Storage

@Instantiable
public class NoteStorage: Instantiable {
    @Received let user: User
    @Received let stringStorage: any StringStorage
    let defaultNote: String

    public init(user: User, stringStorage: any StringStorage, defaultNote: String = "") {
        self.user = user
        self.stringStorage = stringStorage
        self.defaultNote = defaultNote
    }

    public var note: String {
        get { stringStorage.string(forKey: user.name) ?? defaultNote }
        set { stringStorage.set(newValue, forKey: user.name) }
    }
}
//: Features/LoggedInView.swift
import Heirloom

@Instantiable
public struct LoggedInView: Instantiable {
    @Forwarded let user: User
    @Received let userService: any UserService
    @Instantiated let noteStorage: NoteStorage
    @Instantiated let editorBuilder: Instantiator<EditorView>

    public init(
        user: User,
        userService: any UserService,
        noteStorage: NoteStorage,
        editorBuilder: Instantiator<EditorView>
    ) {
        self.user = user
        self.userService = userService
        self.noteStorage = noteStorage
        self.editorBuilder = editorBuilder
    }

    public func log() -> String {
        userService.user = user
        return "\(user.name) \(userService.user?.name ?? "-") \(noteStorage.note) \(editorBuilder.instantiate("hi").text)"
    }
}

@Instantiable
public struct EditorView: Instantiable {
    @Forwarded let note: String
    @Received let noteStorage: NoteStorage
    let font: String

    public init(note: String, noteStorage: NoteStorage, font: String = "serif") {
        self.note = note
        self.noteStorage = noteStorage
        self.font = font
    }

    public var text: String { "[\(note) after \(noteStorage.note) in \(font)]" }
}
//: App/NotesApp.swift
import Features
import Heirloom
import Storage

#HeirloomConfiguration(additionalMocksToGenerate: ["LoggedInView"])

@Instantiable(isRoot: true, generateMock: true)
public struct NotesApp: Instantiable {
    @Instantiated let stringStorage: any StringStorage
    @Instantiated let userService: any UserService
    @Instantiated let loggedInViewBuilder: Instantiator<LoggedInView>
}
//: App/main.swift
@testable import Features
import Storage

final class InMemoryStorage: StringStorage {
    func string(forKey key: String) -> String? { key == "user" ? "memory" : nil }
    func set(_ string: String, forKey key: String) {}
}

final class StubUserService: UserService {
    var user: User?
    init(stringStorage: any StringStorage) {}
}

final class StubNoteStorage: NoteStorage {
    override var note: String {
        get { "stub" }
        set {}
    }
}

print(NotesApp().loggedInViewBuilder.instantiate(User(name: "dfed")).log())
let app = NotesApp.mock(overrides: .init(stringStorage: { InMemoryStorage() }))
print(app.loggedInViewBuilder.instantiate(User(name: "dfed")).log())

print(LoggedInView.mock().log())
print(LoggedInView.mock(user: .mock(name: "me"), overrides: .init(userService: StubUserService.init)).log())
print(LoggedInView.mock(overrides: .init(stringStorage: { InMemoryStorage() }, userService: StubUserService.init)).log())
print(LoggedInView.mock(overrides: .init(noteStorage: .init(defaultNote: "hello"))).log())
print(LoggedInView.mock(overrides: .init(noteStorage: .init(build: StubNoteStorage.init))).log())
var overrides = LoggedInView.MockOverrides(editorBuilder: .init(font: "mono"))
overrides.noteStorage.replace { StubNoteStorage(user: $0, stringStorage: $1, defaultNote: $2) }
print(LoggedInView.mock(userService: DefaultUserService(stringStorage: InMemoryStorage()), overrides: overrides).log())
//: prints
// dfed dfed  [hi after  in serif]
// dfed memory  [hi after  in serif]
// mock mock  [hi after  in serif]
// me me  [hi after  in serif]
// mock mock  [hi after  in serif]
// mock mock hello [hi after hello in serif]
// mock mock stub [hi after stub in serif]
// mock memory stub [hi after stub in mono]
