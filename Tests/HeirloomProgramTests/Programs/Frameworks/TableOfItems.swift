// A table's data source and delegate are separate objects, which the controller receives through their protocols.
//: option frameworks=apple

//: App/Items.swift
import Heirloom
import UIKit

@Instantiable
final class ItemStore: Instantiable {
    var titles = ["Rings", "Clocks"]
}

@Instantiable(fulfillingAdditionalTypes: [UITableViewDataSource.self])
final class ItemSource: NSObject, UITableViewDataSource, Instantiable {
    @Received private let itemStore: ItemStore
    @Instantiated private let cellBuilder: Instantiator<ItemCell>

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { itemStore.titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: NSIndexPath) -> UITableViewCell {
        cellBuilder.instantiate(title: itemStore.titles[indexPath.row])
    }
}

@Instantiable(fulfillingAdditionalTypes: [UITableViewDelegate.self])
final class ItemSelection: NSObject, UITableViewDelegate, Instantiable {
    @Received private let router: Router

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: NSIndexPath) { router.open(indexPath.row) }
}

@Instantiable
final class ItemCell: UITableViewCell, Instantiable {
    @Forwarded private let title: String

    init(title: String) {
        self.title = title
        super.init(style: .default, reuseIdentifier: title)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@Instantiable
final class Router: Instantiable {
    private(set) var opened: [Int] = []

    func open(_ row: Int) { opened.append(row) }
}

@Instantiable
final class ItemsController: UIViewController, Instantiable {
    @Instantiated private let itemStore: ItemStore
    @Instantiated private let router: Router
    @Instantiated private let source: any UITableViewDataSource
    @Instantiated(fulfilledByType: "ItemSelection") private let selection: any UITableViewDelegate
    private lazy var table = UITableView(frame: .zero, style: .plain)

    init(
        itemStore: ItemStore,
        router: Router,
        source: any UITableViewDataSource,
        selection: any UITableViewDelegate
    ) {
        self.itemStore = itemStore
        self.router = router
        self.source = source
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
        table.dataSource = source
        table.delegate = selection
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func makeItems() -> UIViewController { ItemsController() }

//: compiles
