// View controllers below a base class with 'required init?(coder:)' and designated initializers, as storyboards require.
//: Kit/Kit.swift
public final class Coder { public init() {} }

open class ViewController {
    public let nibName: String?
    public init(nibName: String?) { self.nibName = nibName }
    public required init?(coder: Coder) { nibName = nil }
    public convenience init() { self.init(nibName: nil) }
    open func viewDidLoad() {}
    open var title: String? { didSet {} }
}
//: Screens/Screens.swift
import Heirloom
import Kit

public protocol ProfileViewControllerDelegate: AnyObject {
    func profileDidClose(_ name: String)
}

@Instantiable
public final class ProfileViewController: ViewController, Instantiable {
    @Forwarded private let name: String
    @Received private weak var delegate: (any ProfileViewControllerDelegate)?

    public init(name: String, delegate: (any ProfileViewControllerDelegate)?) {
        self.name = name
        self.delegate = delegate
        super.init(nibName: "Profile")
    }

    @available(*, unavailable)
    public required init?(coder: Coder) { fatalError("not from a storyboard") }

    override public func viewDidLoad() { title = name }
    public func close() { delegate?.profileDidClose(name) }
}
//: App/main.swift
import Heirloom
import Kit
import Screens

@Instantiable(fulfillingAdditionalTypes: [1️⃣Optional<any ProfileViewControllerDelegate>.self])
final class Closer: ProfileViewControllerDelegate, Instantiable {
    func profileDidClose(_ name: String) { print("closed \(name)") }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let closer: Closer
    @Received(fulfilledByDependencyNamed: "closer", ofType: Closer.self)
    let delegate: (any ProfileViewControllerDelegate)?
    @Instantiated let profileBuilder: Instantiator<ProfileViewController>
}

let app = App()
let profile = app.profileBuilder.instantiate(name: "Ada")
profile.viewDidLoad()
profile.close()
print(profile.title ?? "-")
//: refused
// 1️⃣ needless-optional
