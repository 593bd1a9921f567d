import Heirloom
import Views

/// The root of the tree. Its `init()` is written by Heirloom, and so is the `mock(overrides:)` of debug builds.
@main
@Instantiable(isRoot: true, generateMock: true)
struct PreviewedNotes: App, Instantiable {
    @ObservedObject
    @Instantiated(fulfilledByType: "DefaultUserService", erasedToConcreteExistential: true)
    private var userService: AnyUserService
    @Instantiated private let stringStorage: any StringStorage
    @Instantiated private let loggedInViewBuilder: Instantiator<LoggedInView>
    @Instantiated private let loggedOutViewBuilder: Instantiator<LoggedOutView>

    var body: some Scene {
        WindowGroup {
            if let name = userService.userName {
                loggedInViewBuilder.instantiate(user: User(name: name))
            } else {
                loggedOutViewBuilder.instantiate()
            }
        }
    }
}
