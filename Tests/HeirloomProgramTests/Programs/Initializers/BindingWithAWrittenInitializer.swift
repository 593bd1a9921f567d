// The written initializer of a type with a binding stores the wrapper, along with a wrapped value and a closure.
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
//: Interface/Clamped.swift
@propertyWrapper
public struct Clamped {
    private var value: Int

    public init(wrappedValue: Int) {
        value = min(max(wrappedValue, 0), 10)
    }

    public var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, 0), 10) }
    }
}
//: Feature/Editor.swift
import Heirloom
import Interface

@Instantiable
public final class Editor: Instantiable {
    @Binding @Forwarded public var text: String
    @Clamped @Forwarded public var size: Int
    @Forwarded private let onClose: () -> Void

    public init(text: Binding<String>, size: Int, onClose: @escaping () -> Void) {
        _text = text
        _size = Clamped(wrappedValue: size)
        self.onClose = onClose
    }

    public func close() {
        text += "!"
        onClose()
    }
}
//: App/main.swift
import Feature
import Heirloom
import Interface

@Instantiable
struct Desk: Instantiable {
    @Instantiated let editorBuilder: Instantiator<Editor>
}

var draft = "Dear Ada"
let editor = Desk().editorBuilder.instantiate(
    text: Binding(get: { draft }, set: { draft = $0 }),
    size: 40,
    onClose: { print("closed") }
)
editor.close()
print(draft, editor.size)
//: prints
// closed
// Dear Ada! 10
