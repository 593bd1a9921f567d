// A public type with parts that only its package and its module know.
//: Core
@Instantiable
package final class XXPart: Instantiable { package let name = "part" }
//: Feature
@Instantiable
public final class XXEngine: Instantiable {
    @Received private let xxPart: XXPart
    package init(xxPart: XXPart) { self.xxPart = xxPart }
    public var text: String { xxPart.name }
}
//: root
@Instantiated private let xxPart: XXPart
@Instantiated fileprivate let xxHidden: XXEngine
@Instantiated let xxEngine: XXEngine
//: inner
@Received let xxEngine: XXEngine
//: main
print(inner.xxEngine.text)
//: prints
// part
