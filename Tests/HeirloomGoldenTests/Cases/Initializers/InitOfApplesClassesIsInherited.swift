// A class without dependencies is built by the `init()` that it inherits from an Apple class. This applies if its only
// designated initializers are overrides of the superclass's.

//: option frameworks=apple
//: App/Screens.swift
import Heirloom
import UIKit

@Instantiable
public final class Screen: UIViewController, Instantiable {
    private let label = UILabel()
}

class BaseController: UIViewController {}

@Instantiable
final class Details: BaseController, Instantiable {}

@Instantiable
final class Named: UIViewController, Instantiable {
    convenience init(name: String) { self.init(nibName: name, bundle: nil) }
}

@Instantiable
final class Badge: UIView, Instantiable {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
}

class BaseCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Cell: BaseCell, Instantiable {}

@Instantiable
final class LoudCell: BaseCell, Instantiable {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: "loud")
    }
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@Instantiable
struct Screens: Instantiable {
    @Instantiated let screen: Screen
    @Instantiated let details: Details
    @Instantiated let named: Named
    @Instantiated let badge: Badge
    @Instantiated let cell: Cell
    @Instantiated let loudCell: LoudCell
}

//: generated App
import Heirloom

extension Screens {
    init() {
        let screen = Screen()
        let details = Details()
        let named = Named()
        let badge = Badge()
        let cell = Cell()
        let loudCell = LoudCell()
        self.init(
            screen: screen,
            details: details,
            named: named,
            badge: badge,
            cell: cell,
            loudCell: loudCell
        )
    }
}
