// Unread property wrappers, closures as services, and a protocol fulfilled by a type nested in its extension.
//: Core/Core.swift
import Heirloom

public protocol Validating { associatedtype Input; func check(_ input: Input) -> Bool }

public struct AnyValidator<Input>: Validating {
    private let run: (Input) -> Bool
    public init<Inner: Validating>(_ inner: Inner) where Inner.Input == Input { run = inner.check }
    public init(_ run: @escaping (Input) -> Bool) { self.run = run }
    public func check(_ input: Input) -> Bool { run(input) }
}

public enum Validators {}
extension Validators {
    @Instantiable
    public struct Length: Instantiable, Validating {
        @Received let limit: Int
        public init(limit: Int) { self.limit = limit }
        public func check(_ input: String) -> Bool { input.count < limit }
    }

    @Instantiable(fulfillingAdditionalTypes: [AnyValidator<Int>.self])
    public struct Even: Instantiable, Validating {
        public init() {}
        public func check(_ input: Int) -> Bool { input % 2 == 0 }
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Form: Instantiable {
    @Received let text: AnyValidator<String>
    @Received let number: AnyValidator<Int>
    @Received(onlyIfAvailable: true) let date: AnyValidator<Double>?
    func check(_ string: String, _ int: Int) -> [Bool] { [text.check(string), number.check(int), date == nil] }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let limit: Int
    @Instantiated(fulfilledByType: "Validators.Length", erasedToConcreteExistential: true) let text: AnyValidator<String>
    @Instantiated(erasedToConcreteExistential: true) let number: AnyValidator<Int>
    @Instantiated let formBuilder: Instantiator<Form>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let form = App().sessionBuilder.instantiate(limit: 3).formBuilder.instantiate()
print(form.check("ab", 4), form.check("abc", 3))
//: prints
// [true, true, true] [false, false, true]
