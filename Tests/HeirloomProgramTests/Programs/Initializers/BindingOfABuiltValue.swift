// A binding cannot be created from an instantiated value, so the user writes the initializer.
//: Interface/Binding.swift
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}
//: App/main.swift
import Heirloom
import Interface

@Instantiable
final class Settings: Instantiable {
    var volume = 3
}

@Instantiable
struct Panel: Instantiable {
    @Binding @Instantiated var 1️⃣settings: Settings
}

print(Panel())
//: refused
// 1️⃣ missing-initializer
