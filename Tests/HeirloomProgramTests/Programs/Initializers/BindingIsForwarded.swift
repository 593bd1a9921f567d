// A sheet is forwarded its presenter's binding, and provides it to its footer: for '@Binding' an initializer takes the wrapper
// itself.
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
//: App/Sheet.swift
import Heirloom
import Interface

@Instantiable
struct Sheet: Instantiable {
    @Binding @Forwarded var isPresented: Bool
    @Instantiated let footer: Footer

    func close() {
        isPresented = false
    }
}

@Instantiable
struct Footer: Instantiable {
    @Binding @Received var isPresented: Bool

    var text: String { isPresented ? "open" : "closed" }
}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let sheetBuilder: Instantiator<Sheet>
}
//: App/main.swift
import Interface

final class State {
    var isPresented = true
}

let state = State()
let binding = Binding(get: { state.isPresented }, set: { state.isPresented = $0 })
let sheet = Screen().sheetBuilder.instantiate(isPresented: binding)
print(sheet.footer.text)
sheet.close()
print(state.isPresented, sheet.footer.text)
//: prints
// open
// false closed
