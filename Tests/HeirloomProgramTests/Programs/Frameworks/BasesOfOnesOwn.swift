// Base classes in a separate module are between UIKit and the instantiated classes.
//: option frameworks=apple

//: Kit/Bases.swift
import UIKit

open class BaseController: UIViewController {
    public init() { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError() }
}

open class PlainController: UIViewController {}

open class BaseCell: UITableViewCell {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { fatalError() }
}

open class BaseView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { fatalError() }

    open func build() {}
}

//: App/Screens.swift
import Heirloom
import Kit
import UIKit

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class ListController: BaseController, Instantiable {
    @Received private let store: Store
    @Instantiated private let headerBuilder: Instantiator<HeaderView>

    init(store: Store, headerBuilder: Instantiator<HeaderView>) {
        self.store = store
        self.headerBuilder = headerBuilder
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class EmptyController: BaseController, Instantiable {}

@Instantiable
final class QuietController: PlainController, Instantiable {}

@Instantiable
final class SubtitleCell: BaseCell, Instantiable {}

@Instantiable
final class HeaderView: BaseView, Instantiable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class DetailController: PlainController, Instantiable {
    @Forwarded private let identifier: Int
    @Received private let store: Store

    init(identifier: Int, store: Store) {
        self.identifier = identifier
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class RootController: BaseController, Instantiable {
    @Instantiated private let store: Store
    @Instantiated private let list: ListController
    @Instantiated private let empty: EmptyController
    @Instantiated private let quiet: QuietController
    @Instantiated private let cellBuilder: Instantiator<SubtitleCell>
    @Instantiated private let detailBuilder: Instantiator<DetailController>

    init(
        store: Store,
        list: ListController,
        empty: EmptyController,
        quiet: QuietController,
        cellBuilder: Instantiator<SubtitleCell>,
        detailBuilder: Instantiator<DetailController>
    ) {
        self.store = store
        self.list = list
        self.empty = empty
        self.quiet = quiet
        self.cellBuilder = cellBuilder
        self.detailBuilder = detailBuilder
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func open(_ identifier: Int) { show(detailBuilder.instantiate(identifier: identifier), sender: nil) }
}

@Instantiable
final class PlainRootController: PlainController, Instantiable {
    @Instantiated private let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func roots() -> [UIViewController] { [RootController(), PlainRootController()] }

//: compiles
