// Views with properties modeled on '@AppStorage' and '@Environment' along with injected ones: wrappers with arguments and
// defaults.
//: UI/Wrappers.swift
@MainActor public final class Defaults {
    public static let standard = Defaults()
    fileprivate var values: [String: Any] = ["greeting": "Hallo"]
}

@MainActor @propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let fallback: Value
    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        fallback = wrappedValue
    }
    public var wrappedValue: Value {
        get { Defaults.standard.values[key] as? Value ?? fallback }
        nonmutating set { Defaults.standard.values[key] = newValue }
    }
}

public struct EnvironmentValues: Sendable {
    public var locale = "en"
    public static let current = EnvironmentValues()
}

@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

@propertyWrapper
public struct State<Value> {
    private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
    private let box: Box
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    public var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
}
//: App/main.swift
import Heirloom
import UI

@Instantiable
final class Greeter: Instantiable {
    func greet(_ greeting: String, _ name: String) -> String { "\(greeting), \(name)" }
}

@MainActor
@Instantiable
struct GreetingView: Instantiable {
    @Received private let greeter: Greeter
    @Forwarded private let name: String
    @AppStorage("greeting") private var greeting = "Hello"
    @AppStorage("visits") private var visits: Int = 0
    @Environment(\.locale) private var locale
    @State private var isShown = false
    @State private var text: String?
    @Binding @Forwarded private var count: Int

    var body: String {
        visits += 1
        count += 1
        isShown = true
        text = greeter.greet(greeting, name)
        return "\(text ?? "-") \(locale) \(visits) \(count) \(isShown)"
    }
}

@MainActor
@Instantiable
struct GreetingApp: Instantiable {
    @Instantiated private let greeter: Greeter
    @Instantiated let greetingViewBuilder: Instantiator<GreetingView>
    @State var opened = 41
}

let app = GreetingApp()
print(app.greetingViewBuilder.instantiate(name: "Ada", count: app.$opened).body)
print(app.greetingViewBuilder.instantiate((name: "Bob", count: app.$opened)).body)
print(app.opened)
//: prints
// Hallo, Ada en 1 42 true
// Hallo, Bob en 2 43 true
// 43
