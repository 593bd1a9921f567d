// A VIPER module of view, interactor, presenter, entity and router: the parts reference one another weakly and a builder
// connects them.
//: Contacts/Contracts.swift
public protocol ContactsViewProtocol: AnyObject { func show(_ names: [String]) }
public protocol ContactsPresenting: AnyObject {
    func viewDidLoad()
    func didSelect(_ index: Int)
}
public protocol ContactsInteracting { func fetch() -> [Contact] }
public protocol ContactsRouting { func showDetail(_ contact: Contact) }
public struct Contact: Equatable { public let name: String }
//: Contacts/Parts.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [ContactsInteracting.self])
package struct ContactsInteractor: ContactsInteracting, Instantiable {
    @Received let addressBook: AddressBook
    package func fetch() -> [Contact] { addressBook.names.map(Contact.init) }
}

@Instantiable(fulfillingAdditionalTypes: [ContactsRouting.self])
package final class ContactsRouter: ContactsRouting, Instantiable {
    @Received private let log: (String) -> Void
    package func showDetail(_ contact: Contact) { log("detail of \(contact.name)") }
}

@Instantiable(fulfillingAdditionalTypes: [ContactsPresenting.self])
package final class ContactsPresenter: ContactsPresenting, Instantiable {
    weak var view: (any ContactsViewProtocol)?
    @Instantiated private let interactor: ContactsInteracting
    @Instantiated private let router: ContactsRouting
    private var contacts: [Contact] = []

    package func viewDidLoad() {
        contacts = interactor.fetch()
        view?.show(contacts.map(\.name))
    }
    package func didSelect(_ index: Int) { router.showDetail(contacts[index]) }
}

@Instantiable
public final class ContactsViewController: ContactsViewProtocol, Instantiable {
    @Instantiated private let presenter: ContactsPresenter
    @Received private let log: (String) -> Void

    package init(presenter: ContactsPresenter, log: @escaping (String) -> Void) {
        self.presenter = presenter
        self.log = log
        defer { presenter.view = self }
    }

    public func show(_ names: [String]) { log(names.description) }
    public func load() -> any ContactsPresenting {
        presenter.viewDidLoad()
        return presenter
    }
}

@Instantiable
public final class AddressBook: Instantiable {
    var names = ["Ada", "Bob"]
    public init() {}
}

@Instantiable
public struct ContactsModule: Instantiable {
    @Forwarded private let log: (String) -> Void
    @Instantiated private let addressBook: AddressBook
    @Instantiated public let viewController: ContactsViewController

    public init(log: @escaping (String) -> Void, addressBook: AddressBook, viewController: ContactsViewController) {
        (self.log, self.addressBook, self.viewController) = (log, addressBook, viewController)
    }
}
//: App/main.swift
import Contacts
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let contacts: Instantiator<ContactsModule>
}

let module = App().contacts.instantiate { print($0) }
module.viewController.load().didSelect(1)
//: prints
// ["Ada", "Bob"]
// detail of Bob
