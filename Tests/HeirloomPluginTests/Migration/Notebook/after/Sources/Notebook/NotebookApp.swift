import Foundation
import NotebookModel
import NotebookServices
import Heirloom

@main
@Instantiable(isRoot: true)
public struct NotebookApp: Instantiable {
    public init(
        locale: Locale,
        noteStorage: any NoteStorage,
        loggedInScreenBuilder: ErasedInstantiator<User, AnyScreen>
    ) {
        self.locale = locale
        self.noteStorage = noteStorage
        self.loggedInScreenBuilder = loggedInScreenBuilder
    }

    public static func main() {
        print(NotebookApp().loggedInScreenBuilder.instantiate(User(name: "Ada")).text)
    }

    @Instantiated private let locale: Locale
    @Instantiated private let noteStorage: any NoteStorage
    @Instantiated(fulfilledByType: "LoggedInScreen", erasedToConcreteExistential: true)
    private let loggedInScreenBuilder: ErasedInstantiator<User, AnyScreen>
}
