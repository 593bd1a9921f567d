// An initializer of a generic superclass is overridden where its argument stands for the dependency's type.
//: Framework/Holder.swift
open class Holder<Value> {
    public init() {}
    public init(value: Value) {}
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class Token: Instantiable {}

@Instantiable
final class 1️⃣TokenHolder: Holder<Token>, Instantiable {
    @Received let value: Token
}

@Instantiable
struct App: Instantiable {
    @Instantiated let value: Token
    @Instantiated let holder: TokenHolder
}

print(App())
//: refused
// 1️⃣ missing-initializer
