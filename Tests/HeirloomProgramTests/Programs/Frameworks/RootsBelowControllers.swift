// Roots below UIKit classes, with base classes in between.

//: option frameworks=apple
//: App/Controllers.swift
import Heirloom
import UIKit

@Instantiable
final class Store: Instantiable {}

class BaseController: UIViewController {}

class TitledController: UIViewController {
    init(title: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

class PlainController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class HomeController: UIViewController, Instantiable {
    @Instantiated let store: Store
    @Instantiated let detailBuilder: Instantiator<DetailController>

    init(store: Store, detailBuilder: Instantiator<DetailController>) {
        self.store = store
        self.detailBuilder = detailBuilder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class DetailController: UIViewController, Instantiable {
    @Received let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class ListController: BaseController, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class SettingsController: TitledController, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init(title: 1)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class AboutController: PlainController, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init()
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Badge: UIView, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Responder: UIResponder, Instantiable {
    @Instantiated let store: Store
}

@Instantiable
final class Delegate: NSObject, Instantiable {
    @Instantiated let store: Store
}

//: App/Uses.swift
import UIKit

@MainActor func makeAll() -> [NSObject] {
    [
        HomeController(), ListController(), SettingsController(), AboutController(), Badge(), Responder(),
        Delegate(),
    ]
}

//: compiles
