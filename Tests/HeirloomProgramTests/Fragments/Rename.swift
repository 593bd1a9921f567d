// A manager that is handed down as a vendor.
//: Core
public protocol XXVendor: AnyObject { var name: String { get } }
//: Feature
@Instantiable
public final class XXManager: Instantiable, XXVendor {
    public var name = "ada"
}
//: root
@Instantiated let xxManager: XXManager
@Received(fulfilledByDependencyNamed: "xxManager", ofType: XXManager.self) let xxVendor: any XXVendor
//: inner
@Received let xxVendor: any XXVendor
//: main
print(inner.xxVendor === root.xxManager, inner.xxVendor.name)
//: prints
// true ada
