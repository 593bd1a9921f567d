import Heirloom
import Views

/// Knows who is logged in.
protocol UserService: ObservableObject {
    var userName: String? { get set }
}

/// A user service whose type views need not know.
final class AnyUserService: UserService {
    private let userService: any UserService

    init(_ userService: some UserService) {
        self.userService = userService
    }

    var userName: String? {
        get { userService.userName }
        set {
            #if canImport(Combine)
            objectWillChange.send()
            #endif
            userService.userName = newValue
        }
    }
}

/// Remembers the user from one start to the next.
@Instantiable
final class DefaultUserService: Instantiable, UserService {
    @Received private let stringStorage: any StringStorage

    var userName: String? {
        get { stringStorage.string(forKey: "userName") }
        set { stringStorage.setString(newValue, forKey: "userName") }
    }
}
