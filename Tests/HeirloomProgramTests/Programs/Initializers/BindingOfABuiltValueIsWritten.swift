// The written initializer takes the instantiated value and creates a binding from it.
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
    @Binding @Instantiated var settings: Settings

    init(settings: Settings) {
        _settings = Binding(get: { settings }, set: { settings.volume = $0.volume })
    }
}

print(Panel().settings.volume)
//: prints
// 3
