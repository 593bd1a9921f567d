#if canImport(SwiftUI)
import Accounts
import Heirloom
import Mail
import SwiftUI

/// The root of the tree. SwiftUI calls its `init()`, which Heirloom generates.
@main
@Instantiable(isRoot: true)
struct ScreensApp: App, Instantiable {
    @Instantiated private let server: any MailServer
    @Instantiated private let storage: any FlagStorage
    @Instantiated private let account: Account
    @Instantiated private let rootScreen: RootScreen

    var body: some Scene {
        WindowGroup { rootScreen }
    }
}
#else
@main
enum ScreensApp {
    static func main() {
        print("This app needs SwiftUI. 'swift test' tests its models.")
    }
}
#endif
