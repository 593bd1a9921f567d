// Screens without dependencies keep the 'init()' of UIKit, regardless of the UIKit methods that they override.
//: option frameworks=apple

//: Screens/Screens.swift
import Heirloom
import UIKit

@Instantiable
public final class SplashController: UIViewController, Instantiable {
    private lazy var label = UILabel()
    private let margin = 8.0
    private var appearances = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}

@Instantiable
public final class BadgeView: UIView, Instantiable {
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@Instantiable
public final class PlainCell: UITableViewCell, Instantiable {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: "plain")
    }

    public required init?(coder: NSCoder) { nil }
}

@Instantiable
public final class AboutController: UIViewController, Instantiable {
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(title: String) { self.init(nibName: title, bundle: nil) }
}

@Instantiable
public final class Navigation: UINavigationController, Instantiable {}

@Instantiable
public final class Haptics: NSObject, Instantiable {}

//: App/Root.swift
import Heirloom
import Screens
import UIKit

@MainActor
@Instantiable
final class AppRoot: Instantiable {
    @Instantiated let splash: SplashController
    @Instantiated let badge: BadgeView
    @Instantiated let about: AboutController
    @Instantiated let navigation: Navigation
    @Instantiated let haptics: Haptics
    @Instantiated let cellBuilder: Instantiator<PlainCell>
}

@MainActor func makeRoot() -> UIViewController { AppRoot().splash }

//: compiles
