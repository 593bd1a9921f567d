#if canImport(UIKit)
import UIKit

/// A delegate that the system creates, which is why it cannot be a root.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RootController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
#endif
