// An app whose user service is observed and wrapped gets test doubles of its views, of itself and of a view controller, which
// previews call without arguments, with a parameter from far below, and with another wrapped service.

//: option frameworks=apple
//: App/App.swift
import Combine
import Foundation
import Heirloom
import SwiftUI
import UIKit

#HeirloomConfiguration(mockConditionalCompilation: nil)

protocol StringStorage: AnyObject {
    func string(named name: String) -> String?
}

@Instantiable(fulfillingAdditionalTypes: [StringStorage.self])
final class KeptStrings: Instantiable, StringStorage {
    func string(named name: String) -> String? { nil }
}

protocol UserService: ObservableObject {
    var userName: String? { get set }
}

@Instantiable
final class DefaultUserService: Instantiable, UserService {
    @Received private let stringStorage: any StringStorage
    @Published var userName: String?

    init(stringStorage: any StringStorage) {
        self.stringStorage = stringStorage
        userName = stringStorage.string(named: "userName")
    }
}

final class AnyUserService: UserService {
    private let userService: any UserService

    init(_ userService: some UserService) {
        self.userService = userService
    }

    var userName: String? {
        get { userService.userName }
        set { userService.userName = newValue }
    }
}

struct User {
    let name: String
}

@Instantiable
final class NoteStorage: ObservableObject, Instantiable {
    @Received private let user: User
    @Received private let stringStorage: any StringStorage
    @Published var note: String

    init(user: User, stringStorage: any StringStorage, defaultNote: String = "") {
        self.user = user
        self.stringStorage = stringStorage
        note = stringStorage.string(named: user.name) ?? defaultNote
    }
}

@Instantiable(generateMock: true)
struct LoggedInView: View, Instantiable {
    @Forwarded private let user: User
    @ObservedObject @Received private var userService: AnyUserService
    @StateObject @Instantiated private var noteStorage: NoteStorage

    init(user: User, userService: AnyUserService, noteStorage: @autoclosure @escaping () -> NoteStorage) {
        self.user = user
        _userService = ObservedObject(wrappedValue: userService)
        _noteStorage = StateObject(wrappedValue: noteStorage())
    }

    var body: some View {
        Text(noteStorage.note)
    }
}

@Instantiable(mockAttributes: "@discardableResult", generateMock: true)
final class LoggedInController: UIViewController, Instantiable {
    @Forwarded private let user: User
    @Received private let userService: AnyUserService
    @Instantiated private let noteStorage: NoteStorage

    init(user: User, userService: AnyUserService, noteStorage: NoteStorage) {
        self.user = user
        self.userService = userService
        self.noteStorage = noteStorage
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@main
@Instantiable(isRoot: true, generateMock: true)
struct NotesApp: App, Instantiable {
    @ObservedObject
    @Instantiated(fulfilledByType: "DefaultUserService", erasedToConcreteExistential: true)
    private var userService: AnyUserService
    @Instantiated private let stringStorage: any StringStorage
    @Instantiated private let loggedInViewBuilder: Instantiator<LoggedInView>
    @Instantiated(fulfilledByType: "LoggedInController")
    private let controllerBuilder: ErasedInstantiator<User, UIViewController>

    var body: some Scene {
        WindowGroup { loggedInViewBuilder.instantiate(user: User(name: userService.userName ?? "")) }
    }
}
//: App/Previews.swift
import Heirloom
import SwiftUI

@Instantiable(mockOnly: true)
extension User {
    static func mock() -> User { User(name: "ada") }
}

final class StubUserService: UserService {
    var userName: String? = "grace"
}

@MainActor func loggedInPreview() -> some View {
    LoggedInView.mock()
}

@MainActor func longNotePreview() -> some View {
    LoggedInView.mock(overrides: .init(noteStorage: .init(defaultNote: "A long note.")))
}

@MainActor func knownUserPreview() -> some View {
    LoggedInView.mock(overrides: .init(userService: { _ in AnyUserService(StubUserService()) }))
}

@MainActor func appPreview() -> some Scene {
    var overrides = NotesApp.MockOverrides(userService: { _ in AnyUserService(StubUserService()) })
    overrides.loggedInViewBuilder.noteStorage.replace { user, storage, note in
        NoteStorage(user: user, stringStorage: storage, defaultNote: note + "!")
    }
    LoggedInController.mock()
    return NotesApp.mock(overrides: overrides).body
}
//: compiles
