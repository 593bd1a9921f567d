// A delegate that the system creates owns a root, which builds everything else.
//: option frameworks=apple

//: App/Delegates.swift
import Heirloom
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let services = Services()

    func applicationDidBecomeActive(_ application: UIApplication) { services.log.write("active") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var root = SceneRoot()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = root.windowBuilder.instantiate(scene: scene)
        window.rootViewController = root.home
        window.makeKeyAndVisible()
        self.window = window
    }
}

@Instantiable
final class Services: Instantiable {
    @Instantiated let log: Log
}

@Instantiable
final class Log: Instantiable {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}

@MainActor
@Instantiable
final class SceneRoot: Instantiable {
    @Instantiated let log: Log
    @Instantiated let home: HomeController
    @Instantiated let windowBuilder: Instantiator<MainWindow>
}

@Instantiable
final class MainWindow: UIWindow, Instantiable {
    @Forwarded private let scene: UIWindowScene
    @Received private let log: Log

    init(scene: UIWindowScene, log: Log) {
        self.scene = scene
        self.log = log
        super.init(windowScene: scene)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class HomeController: UITabBarController, Instantiable {
    @Received private let log: Log

    init(log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

//: compiles
