// A root with inputs cannot have an initializer that its superclass has too, whether it is a convenience initializer, in an
// extension, or specialized by a generic superclass.
//: App/Bases.swift
class Base {
    init() {}
    convenience init(url: String) { self.init() }
}
class Extended {
    init() {}
}
extension Extended {
    convenience init(url: String) { self.init() }
}
class Typed<Value> {
    init() {}
    init(url: Value) {}
}
//: App/Roots.swift
import Heirloom

@Instantiable struct Dependency: Instantiable {}

@Instantiable(isRoot: true)
final class 1️⃣BaseRoot: Base, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}

@Instantiable(isRoot: true)
final class 2️⃣ExtendedRoot: Extended, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}

@Instantiable(isRoot: true)
final class 3️⃣TypedRoot: Typed<String>, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}
//: refused
// 1️⃣ inherited-root-initializer
// 2️⃣ inherited-root-initializer
// 3️⃣ inherited-root-initializer
