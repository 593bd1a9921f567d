#if canImport(UIKit)
import Accounts
import Heirloom
import Mail
import SwiftUI
import UIKit

/// The root of the same tree in an app that starts in UIKit. Heirloom generates its `init()`.
@Instantiable(isRoot: true)
final class RootController: UINavigationController, Instantiable {
    @Instantiated private let server: any MailServer
    @Instantiated private let storage: any FlagStorage
    @Instantiated private let account: Account
    @Instantiated private let rootScreen: RootScreen

    init(server: any MailServer, storage: any FlagStorage, account: Account, rootScreen: RootScreen) {
        self.server = server
        self.storage = storage
        self.account = account
        self.rootScreen = rootScreen
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pushViewController(UIHostingController(rootView: rootScreen), animated: false)
    }
}
#endif
