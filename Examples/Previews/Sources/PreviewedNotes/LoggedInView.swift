import Heirloom
import Views

/// Someone who keeps a note.
struct User: Hashable {
    let name: String
}

/// Shows one person's note.
@Instantiable(generateMock: true)
struct LoggedInView: Instantiable, View {
    @Forwarded private let user: User
    @ObservedObject @Received private var userService: AnyUserService
    @Instantiated private let noteStorage: NoteStorage

    var body: some View {
        VStack {
            Text("\(user.name), logged in as \(userService.userName ?? "nobody")")
            Text(noteStorage.note)
        }
    }
}

/// Waits for somebody.
@Instantiable
struct LoggedOutView: Instantiable, View {
    var body: some View {
        VStack {
            Text("Nobody is logged in.")
            ReleaseLine()
        }
    }
}
