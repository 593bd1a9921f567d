// A type that somebody else wrote, built by a function that takes a dependency.
//: Core
public final class XXLegacy {
    public let level: Int
    public init(_ level: Int) { self.level = level }
}
@Instantiable
public struct XXLevels: Instantiable { public let highest = 7 }
//: Feature
@Instantiable
extension XXLegacy: Instantiable {
    public static func instantiate(xxLevels: XXLevels) -> XXLegacy { XXLegacy(xxLevels.highest) }
}
//: root
@Instantiated let xxLegacy: XXLegacy
@Instantiated let xxLevels: XXLevels
//: inner
@Received let xxLegacy: XXLegacy
//: main
print(inner.xxLegacy.level, inner.xxLegacy === root.xxLegacy)
//: prints
// 7 true
