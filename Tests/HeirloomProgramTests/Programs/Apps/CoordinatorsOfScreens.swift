// Coordinators that present one another: each owns a navigation stack, is forwarded its parent, and notifies a weak delegate
// when it finishes.
//: Navigation/Stack.swift
import Heirloom

@Instantiable
public final class NavigationStack: Instantiable {
    public private(set) var titles: [String] = []
    public init() {}
    public func push(_ title: String) { titles.append(title) }
    public func pop() { titles.removeLast() }
}

public protocol CoordinatorDelegate: AnyObject {
    func finished(_ name: String)
}
//: Checkout/CheckoutCoordinator.swift
import Heirloom
import Navigation

@Instantiable
public final class CheckoutCoordinator: Instantiable {
    @Forwarded private weak var delegate: (any CoordinatorDelegate)?
    @Received private let navigationStack: NavigationStack
    @Instantiated private let addressBuilder: Instantiator<AddressScreen>

    public init(
        navigationStack: NavigationStack, addressBuilder: Instantiator<AddressScreen>,
        delegate: (any CoordinatorDelegate)?
    ) {
        self.navigationStack = navigationStack
        self.addressBuilder = addressBuilder
        self.delegate = delegate
    }

    public func start() {
        addressBuilder.instantiate().show()
        delegate?.finished("checkout")
    }
}

@Instantiable
public struct AddressScreen: Instantiable {
    @Received private let navigationStack: NavigationStack
    @Received(onlyIfAvailable: true) private let coupon: String?
    public func show() { navigationStack.push("address" + (coupon.map { " with \($0)" } ?? "")) }
}
//: App/AppCoordinator.swift
import Checkout
import Heirloom
import Navigation

@Instantiable
final class AppCoordinator: Instantiable, CoordinatorDelegate {
    @Received private let navigationStack: NavigationStack
    @Instantiated private let checkoutBuilder: Instantiator<CheckoutCoordinator>
    @Instantiated private let couponBuilder: Instantiator<CouponCoordinator>
    private(set) var finished: [String] = []

    func start() {
        navigationStack.push("home")
        checkoutBuilder.instantiate(self).start()
        couponBuilder.instantiate((coupon: "TEN", parent: self)).start()
    }

    func finished(_ name: String) { finished.append(name) }
}

@Instantiable
final class CouponCoordinator: Instantiable {
    @Forwarded private let coupon: String
    @Forwarded private unowned let parent: AppCoordinator
    @Instantiated private let checkoutBuilder: Instantiator<CheckoutCoordinator>

    func start() { checkoutBuilder.instantiate(delegate: parent).start() }
}
//: App/main.swift
import Heirloom
import Navigation

@Instantiable
struct App: Instantiable {
    @Instantiated let navigationStack: NavigationStack
    @Instantiated let coordinator: AppCoordinator
}

let app = App()
app.coordinator.start()
print(app.navigationStack.titles)
print(app.coordinator.finished)
//: prints
// ["home", "address", "address with TEN"]
// ["checkout", "checkout"]
