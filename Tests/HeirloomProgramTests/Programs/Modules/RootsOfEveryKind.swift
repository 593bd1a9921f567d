// Roots of every kind in one program: a struct, a class, an actor, a nested type, one with a written initializer and one of a
// module below.
//: Below/Below.swift
import Heirloom

@Instantiable
public final class Shared: Instantiable {
    nonisolated(unsafe) private static var count = 0
    public let number: Int
    public init() {
        Self.count += 1
        number = Self.count
    }
}

@Instantiable(isRoot: true)
public struct Library: Instantiable {
    @Instantiated public let shared: Shared
}
//: App/Roots.swift
import Below
import Heirloom

@Instantiable
struct Structure: Instantiable {
    @Instantiated let shared: Shared
}

@Instantiable
final class Class: Instantiable {
    @Instantiated let shared: Shared
    @Instantiated let innerBuilder: Instantiator<Inner>
}

@Instantiable
struct Inner: Instantiable {
    @Received let shared: Shared
}

@Instantiable
actor Actor: Instantiable {
    @Instantiated private let shared: Shared
    var number: Int { shared.number }
}

extension Structure {
    @Instantiable
    struct Nested: Instantiable {
        @Instantiated let shared: Shared
        @Received(fulfilledByDependencyNamed: "shared", ofType: Shared.self) let other: Shared
    }
}

@Instantiable(isRoot: true)
struct Own: Instantiable {
    @Instantiated let shared: Shared
    init(shared: Shared) { self.shared = shared }
    init() { self.init(shared: Shared()) }
}

@Instantiable(isRoot: true)
struct Empty: Instantiable {}

@Instantiable(isRoot: false)
struct NoRoot: Instantiable {
    @Instantiated let shared: Shared
}
//: App/main.swift
import Below

print(Structure().shared.number, Class().innerBuilder.instantiate().shared.number)
print(await Actor().number, Structure.Nested().other.number, Own().shared.number, Library().shared.number)
print(Empty(), NoRoot(shared: Shared()).shared.number)
//: prints
// 1 2
// 3 4 5 6
// Empty() 7
