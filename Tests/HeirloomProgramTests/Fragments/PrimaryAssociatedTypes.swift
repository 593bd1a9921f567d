// A protocol with a primary associated type.
//: Core
public protocol XXRepository<Item>: AnyObject {
    associatedtype Item
    func first() -> Item
}
//: Feature
@Instantiable(fulfillingAdditionalTypes: [(any XXRepository<String>).self])
public final class XXNames: Instantiable, XXRepository {
    public func first() -> String { "ada" }
}
//: root
@Instantiated let xxNames: any XXRepository<String>
//: inner
@Received let xxNames: any XXRepository<String>
//: main
print(inner.xxNames.first())
//: prints
// ada
