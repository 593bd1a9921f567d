// A forwarded value under three names, in a test double, in a branch of it, and around one.
//: option configuration=debug
//: App/Types.swift
import Heirloom

protocol Vendor: AnyObject {}

@Instantiable
class Manager: Vendor, Instantiable {}
final class StubManager: Manager {}

@Instantiable
struct Leaf: Instantiable {
    @Received let vendor: any Vendor
    @Received let second: Manager
}

@Instantiable
struct Branch: Instantiable {
    @Received(fulfilledByDependencyNamed: "manager", ofType: Manager.self) let second: Manager
    @Received(fulfilledByDependencyNamed: "second", ofType: Manager.self) let vendor: any Vendor
    @Instantiated let leaf: Leaf
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let source: Manager
    @Received(fulfilledByDependencyNamed: "source", ofType: Manager.self) let manager: Manager
    @Instantiated let branch: Branch
    @Instantiated let branchBuilder: Instantiator<Branch>
}

@Instantiable(generateMock: true)
struct Panel: Instantiable {
    @Received let branch: Branch
}
//: App/main.swift
func show(_ branch: Branch) {
    print(type(of: branch.second), branch.leaf.vendor === branch.second, type(of: branch.leaf.second))
}
let screen = Screen.mock(
    source: StubManager(),
    overrides: .init(branch: .init(leaf: { vendor, _ in Leaf(vendor: vendor, second: Manager()) }))
)
show(screen.branch)
show(screen.branchBuilder.instantiate())
show(Panel.mock().branch)
//: prints
// StubManager true Manager
// StubManager true StubManager
// Manager true Manager
