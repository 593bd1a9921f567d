// Coordinators pass one navigation controller down, and build the next screen on demand.
//: option frameworks=apple

//: Routing/Navigation.swift
import Heirloom
import UIKit

@Instantiable
extension UINavigationController: @retroactive Instantiable {
    public static func instantiate() -> UINavigationController { UINavigationController() }
}

@MainActor public protocol Coordinator: AnyObject {
    func start()
}

//: App/Coordinators.swift
import Heirloom
import Routing
import UIKit

@MainActor
@Instantiable
final class AppCoordinator: Coordinator, Instantiable {
    @Instantiated let navigation: UINavigationController
    @Instantiated private let session: Session
    @Instantiated private let loginBuilder: Instantiator<LoginCoordinator>
    @Instantiated private let homeBuilder: Instantiator<HomeCoordinator>
    private var child: (any Coordinator)?

    init(
        navigation: UINavigationController,
        session: Session,
        loginBuilder: Instantiator<LoginCoordinator>,
        homeBuilder: Instantiator<HomeCoordinator>
    ) {
        self.navigation = navigation
        self.session = session
        self.loginBuilder = loginBuilder
        self.homeBuilder = homeBuilder
    }

    func start() {
        let login = loginBuilder.instantiate { [weak self] name in self?.open(name) }
        child = login
        login.start()
    }

    private func open(_ name: String) {
        let home = homeBuilder.instantiate(userName: name)
        child = home
        home.start()
    }
}

@Instantiable
final class Session: Instantiable {}

@MainActor
@Instantiable
final class LoginCoordinator: Coordinator, Instantiable {
    @Forwarded private let finish: @MainActor (String) -> Void
    @Received private let navigation: UINavigationController
    @Instantiated private let screenBuilder: Instantiator<LoginController>

    func start() { navigation.pushViewController(screenBuilder.instantiate(), animated: false) }

    func end() { finish("Ada") }
}

@MainActor
@Instantiable
final class HomeCoordinator: Coordinator, Instantiable {
    @Forwarded private let userName: String
    @Received private let navigation: UINavigationController
    @Instantiated private let screenBuilder: Instantiator<HomeController>

    func start() { navigation.pushViewController(screenBuilder.instantiate(), animated: true) }
}

@Instantiable
final class LoginController: UIViewController, Instantiable {}

@Instantiable
final class HomeController: UIViewController, Instantiable {
    @Received private let userName: String
    @Received private let session: Session

    init(userName: String, session: Session) {
        self.userName = userName
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func makeCoordinator() -> any Coordinator { AppCoordinator() }

//: compiles
