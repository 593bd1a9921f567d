// A class with dependencies requires a written initializer if its superclass is an Apple class without a designated
// 'init()', and a coder's initializer if that is required.

//: option frameworks=apple
//: option uncovers=missing-initializer
//: App/Screens.swift
import AppKit
import Heirloom
import UIKit

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class Screen: UIViewController, Instantiable {
    @Received let store: Store
}

@Instantiable
open class OpenScreen: UIViewController, Instantiable {
    @Received public let store: SharedStore
}

@Instantiable
public final class SharedStore: Instantiable {}

public class BaseController: UIViewController {}

@Instantiable
final class Details: BaseController, Instantiable {
    @Received let store: Store
}

@Instantiable
public final class About: BaseController, Instantiable {}

class BaseCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Cell: BaseCell, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Stack: UIStackView, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Table: UITableView, Instantiable {
    @Received let store: Store
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Grid: UICollectionViewController, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Pages: UIPageViewController, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Layout: UICollectionViewFlowLayout, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Recognizer: UIGestureRecognizer, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Responder: NSResponder, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Pane: NSWindowController, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Panel: NSWindow, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Commands: NSMenu, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Ages: Formatter, Instantiable {
    @Received let store: Store
}

//: diagnostics
// App/Screens.swift:9:13: error: 'UIViewController' has no designated 'init()', so 'Screen' must declare an initializer [missing-initializer]
// App/Screens.swift:14:12: error: 'UIViewController' has no designated 'init()', so 'OpenScreen' must declare an initializer [missing-initializer]
// App/Screens.swift:24:13: error: 'UIViewController' has no designated 'init()', so 'Details' must declare an initializer [missing-initializer]
// App/Screens.swift:24:13: note: write 'init(store: Store) { self.store = store; super.init(nibName: nil, bundle: nil) }'
// App/Screens.swift:29:20: error: 'UIViewController' has no designated 'init()', so 'About' must declare an initializer [missing-initializer]
// App/Screens.swift:29:20: note: write 'public init() { super.init(nibName: nil, bundle: nil) }'
// App/Screens.swift:39:13: error: 'BaseCell' requires 'init(coder:)' of its subclasses, so 'Cell' must declare it because its generated initializer prevents inheriting it [missing-initializer]
// App/Screens.swift:44:13: error: 'UIStackView' has no designated 'init()', so 'Stack' must declare an initializer [missing-initializer]
// App/Screens.swift:49:13: error: 'UITableView' has no designated 'init()', so 'Table' must declare an initializer [missing-initializer]
// App/Screens.swift:55:13: error: 'UICollectionViewController' has no designated 'init()', so 'Grid' must declare an initializer [missing-initializer]
// App/Screens.swift:60:13: error: 'UIPageViewController' has no designated 'init()', so 'Pages' must declare an initializer [missing-initializer]
// App/Screens.swift:65:13: error: 'UICollectionViewFlowLayout' has several initializers, and Swift calls none of them implicitly, so 'Layout' must declare an initializer [missing-initializer]
// App/Screens.swift:70:13: error: 'UIGestureRecognizer' has no designated 'init()', so 'Recognizer' must declare an initializer [missing-initializer]
// App/Screens.swift:75:13: error: 'NSResponder' has several initializers, and Swift calls none of them implicitly, so 'Responder' must declare an initializer [missing-initializer]
// App/Screens.swift:80:13: error: 'NSWindowController' has no designated 'init()', so 'Pane' must declare an initializer [missing-initializer]
// App/Screens.swift:85:13: error: 'NSWindow' has no designated 'init()', so 'Panel' must declare an initializer [missing-initializer]
// App/Screens.swift:90:13: error: 'NSMenu' has no designated 'init()', so 'Commands' must declare an initializer [missing-initializer]
// App/Screens.swift:95:13: error: 'Formatter' has several initializers, and Swift calls none of them implicitly, so 'Ages' must declare an initializer [missing-initializer]
// App/Screens.swift:95:13: note: write 'init(store: Store) { self.store = store; super.init() }'

//: fix-its
// App/Screens.swift:9:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:11:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(nibName: nil, bundle: nil)\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:14:12: would fix: write an initializer [missing-initializer]
// App/Screens.swift:16:1: note: insert '\n    public init(store: SharedStore) {\n        self.store = store\n        super.init(nibName: nil, bundle: nil)\n    }\n\n    @available(*, unavailable)\n    public required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:24:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:26:1: note: insert '    init(store: Store) {\n        self.store = store\n        super.init(nibName: nil, bundle: nil)\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:29:20: would fix: write an initializer [missing-initializer]
// App/Screens.swift:29:57: note: insert '\n    public init() {\n        super.init(nibName: nil, bundle: nil)\n    }\n\n    @available(*, unavailable)\n    public required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:44:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:46:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(frame: .zero)\n    }\n\n    @available(*, unavailable)\n    required init(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:49:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:52:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(frame: .zero, style: .plain)\n    }\n'
// App/Screens.swift:55:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:57:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(collectionViewLayout: UICollectionViewFlowLayout())\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:60:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:62:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:65:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:67:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init()\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:70:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:72:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(target: nil, action: nil)\n    }\n'
// App/Screens.swift:75:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:77:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init()\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:80:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:82:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(window: nil)\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:85:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:87:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)\n    }\n'
// App/Screens.swift:90:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:92:1: note: insert '\n    init(store: Store) {\n        self.store = store\n        super.init(title: "")\n    }\n\n    @available(*, unavailable)\n    required init(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
// App/Screens.swift:95:13: would fix: write an initializer [missing-initializer]
// App/Screens.swift:97:1: note: insert '    init(store: Store) {\n        self.store = store\n        super.init()\n    }\n\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        fatalError("'init(coder:)' is not used")\n    }\n'
