// Roots with inputs below classes whose similar initializers cannot be overridden: with other types, with arguments of a
// generic superclass, private, and invisible in another module.
//: Lib/Base.swift
open class Remote {
    public init() {}
    init(url: String) {}
}
//: App/Bases.swift
class Local {
    init() {}
    init(url: Substring) {}
}
class Typed<Value> {
    init() {}
    init(url: Value) {}
}
class Hidden {
    init() {}
    private init(url: String) {}
}
//: App/Roots.swift
import Heirloom
import Lib

@Instantiable struct Dependency: Instantiable {}

@Instantiable(isRoot: true)
final class LocalRoot: Local, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}

@Instantiable(isRoot: true)
final class TypedRoot: Typed<Int>, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}

@Instantiable(isRoot: true)
final class HiddenRoot: Hidden, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}

@Instantiable(isRoot: true)
final class RemoteRoot: Remote, Instantiable {
    @Forwarded let url: String
    @Instantiated let dependency: Dependency
    init(url: String, dependency: Dependency) {
        self.url = url
        self.dependency = dependency
        super.init()
    }
}
//: App/main.swift
print(LocalRoot(url: "a").url, TypedRoot(url: "b").url, HiddenRoot(url: "c").url, RemoteRoot(url: "d").url)
//: prints
// a b c d
