// A binding cannot be created from an instantiated dependency, so the initializer must be written.

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
}

//: App/Panel.swift
import Heirloom
import Interface

@Instantiable
final class Settings: Instantiable {}

@Instantiable
struct Panel: Instantiable {
    @Binding @Instantiated var settings: Settings
}

//: diagnostics
// App/Panel.swift:9:32: error: '@Binding' cannot be created from the value of 'settings', so 'Panel' must declare an initializer [missing-initializer]

//: fix-its
// App/Panel.swift:9:32: would fix: write an initializer [missing-initializer]
// App/Panel.swift:10:1: note: insert '\n    init(settings: Settings) {\n        fatalError("'settings' has no 'Binding' yet")\n    }\n'
