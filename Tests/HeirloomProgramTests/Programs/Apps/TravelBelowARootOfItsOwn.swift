// A separate root builds coordinators that inherit an 'init()' from their base class; the finish closure is trailing.
//: Navigation/Coordinator.swift
public protocol Navigator: AnyObject {
    var stack: [String] { get set }
}

open class BaseCoordinator {
    public private(set) var children: [BaseCoordinator] = []
    public weak var parent: BaseCoordinator?
    public init() {}
    open func start() {}
    public final func add(_ child: BaseCoordinator) {
        children.append(child)
        child.parent = self
        child.start()
    }
}
//: Navigation/StackNavigator.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Navigator.self])
public final class StackNavigator: Navigator, Instantiable {
    public var stack: [String]

    public init(stack: [String] = ["Launch"]) {
        self.stack = stack
    }
}
//: Trips/TripCoordinator.swift
import Heirloom
import Navigation

public struct Trip {
    public var place: String
    public init(place: String) { self.place = place }
}

@Instantiable
public final class TripCoordinator: BaseCoordinator, Instantiable {
    public typealias Finish = (Trip, _ isBooked: Bool) -> Void

    @Forwarded private let trip: Trip
    @Forwarded private let onFinish: Finish
    @Received private unowned let navigator: any Navigator
    private var steps = 0

    public init(trip: Trip, onFinish: @escaping Finish, navigator: any Navigator) {
        self.trip = trip
        self.onFinish = onFinish
        self.navigator = navigator
        super.init()
    }

    override public func start() {
        steps += 1
        navigator.stack.append("Trip to \(trip.place)")
    }

    public func book() { onFinish(trip, steps == 1) }
}
//: App/main.swift
import Heirloom
import Navigation
import Trips

@Instantiable(isRoot: true)
struct Launch: Instantiable {
    @Instantiated let coordinator: AppCoordinator
}

@Instantiable
final class AppCoordinator: BaseCoordinator, Instantiable {
    @Instantiated private let navigator: Navigator
    @Instantiated private let home: HomeCoordinator

    override func start() {
        add(home)
        print(navigator.stack)
    }
}

@Instantiable
final class HomeCoordinator: BaseCoordinator, Instantiable {
    @Received private let navigator: Navigator
    @Instantiated private let tripCoordinatorBuilder: Instantiator<TripCoordinator>

    override func start() {
        let trip = tripCoordinatorBuilder.instantiate(trip: Trip(place: "Ghent")) { trip, isBooked in
            print("\(trip.place) is booked: \(isBooked)")
        }
        add(trip)
        trip.book()
    }
}

let app = Launch().coordinator
app.start()
print(app.children.count, app.children[0].children.count)
//: prints
// Ghent is booked: true
// ["Launch", "Trip to Ghent"]
// 1 1
