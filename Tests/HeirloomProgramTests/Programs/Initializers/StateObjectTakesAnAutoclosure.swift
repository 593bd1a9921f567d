// The initializer form that SwiftUI documents for a state object takes the dependency.
//: Interface/StateObject.swift
@propertyWrapper
public struct StateObject<Object: AnyObject> {
    private final class Storage {
        let make: () -> Object
        lazy var object = make()

        init(make: @escaping () -> Object) {
            self.make = make
        }
    }

    private let storage: Storage

    public init(wrappedValue: @autoclosure @escaping () -> Object) {
        storage = Storage(make: wrappedValue)
    }

    public var wrappedValue: Object { storage.object }
}
//: Models/Counter.swift
import Heirloom

@Instantiable
public final class Counter: Instantiable {
    @Received let step: Int
    public private(set) var count = 0

    public func advance() {
        count += step
    }
}
//: App/main.swift
import Heirloom
import Interface
import Models

@Instantiable
struct CounterView: Instantiable {
    @Forwarded let step: Int
    @StateObject @Instantiated var counter: Counter

    init(step: Int, counter: @autoclosure @escaping () -> Counter) {
        self.step = step
        _counter = StateObject(wrappedValue: counter())
    }
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let viewBuilder: Instantiator<CounterView>
}

let view = Root().viewBuilder.instantiate(step: 2)
view.counter.advance()
view.counter.advance()
print(view.counter.count)
//: prints
// 4
