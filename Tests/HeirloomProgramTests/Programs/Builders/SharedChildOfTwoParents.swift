// A diamond with builders: two parents build a child eagerly, one on demand; each has a separate child, and they share the
// ancestor's.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Counter: Instantiable { public var value = 0; public init() {} }

@Instantiable
public final class Child: Instantiable {
    @Received public let counter: Counter
    @Instantiated public let own: Counter
    public init(counter: Counter, own: Counter) {
        (self.counter, self.own) = (counter, own)
        counter.value += 1
        own.value += 10
    }
}

@Instantiable
public final class Left: Instantiable {
    @Instantiated public let child: Child
    @Received public let counter: Counter
}

@Instantiable
public final class Right: Instantiable {
    @Received public let child: Child
    @Instantiated public let lateBuilder: Instantiator<Left>
    @Instantiated public let counter: Counter
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let right: Right
    @Instantiated let left: Left
    @Instantiated let child: Child
    @Instantiated let counter: Counter
}

let app = App()
print(app.counter.value, app.child === app.right.child, app.left.child === app.child)
let late = app.right.lateBuilder.instantiate()
print(app.counter.value, late.counter === app.right.counter, late.child.counter === app.right.counter, app.right.counter.value)
print(late.child.own === app.child.own, app.child.own.value)
//: prints
// 2 true false
// 2 true true 1
// false 10
