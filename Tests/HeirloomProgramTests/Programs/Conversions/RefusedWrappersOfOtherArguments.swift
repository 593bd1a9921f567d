// A wrapper accepts values with the wrapper's own arguments for their associated types: opaque, generic or existential.
//: Core/Core.swift
public protocol UseCase<Input, Output> {
    associatedtype Input
    associatedtype Output
    func run(_ input: Input) -> Output
}
public struct AnyUseCase<Input, Output> {
    public init(_ useCase: some UseCase<Input, Output>) {}
}
public struct OldUseCase<Input, Output> {
    public init<U: UseCase>(_ useCase: U) where U.Input == Input, U.Output == Output {}
}
public struct OpenUseCase<Input, Output> {
    public init(_ useCase: any UseCase<Input, Output>) {}
}
public struct IntUseCase {
    public init(_ useCase: some UseCase<Int, String>) {}
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Printing: Instantiable, UseCase {
    typealias Input = Int
    typealias Output = String
    func run(_ input: Int) -> String { "\(input)" }
}
@Instantiable
struct Inferring: Instantiable, UseCase {
    func run(_ input: Int) -> String { "\(input)" }
}
struct Mapping<Input, Output>: UseCase {
    let output: Output
    func run(_ input: Input) -> Output { output }
}
@Instantiable
extension Mapping: Instantiable {
    static func instantiate() -> Mapping<Int, String> { Mapping<Int, String>(output: "") }
    static func instantiate() -> Mapping<Int, Int> { Mapping<Int, Int>(output: 0) }
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let a: AnyUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let 1️⃣b: AnyUseCase<Int, Int>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let c: OldUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let 2️⃣d: OldUseCase<String, String>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let e: OpenUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true)
    let 3️⃣f: OpenUseCase<Int, Bool>
    @Instantiated(fulfilledByType: "Mapping<Int, String>", erasedToConcreteExistential: true)
    let g: IntUseCase
    @Instantiated(fulfilledByType: "Mapping<Int, Int>", erasedToConcreteExistential: true)
    let 4️⃣h: IntUseCase
    @Instantiated(fulfilledByType: "Inferring", erasedToConcreteExistential: true)
    let i: AnyUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing") let 5️⃣j: AnyUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing") let k: any UseCase<Int, String>
    @Instantiated let screen: Screen
}
@Instantiable
struct Screen: Instantiable {
    @Received(fulfilledByDependencyNamed: "k", ofType: (any UseCase<Int, String>).self)
    let 6️⃣useCase: any UseCase<Int, Int>
    @Received(fulfilledByDependencyNamed: "k", ofType: (any UseCase<Int, String>).self)
    let plain: any UseCase
    @Received(fulfilledByDependencyNamed: "k", ofType: (any UseCase<Int, String>).self, erasedToConcreteExistential: true)
    let erased: AnyUseCase<Int, String>
    @Received(fulfilledByDependencyNamed: "k", ofType: (any UseCase<Int, String>).self, erasedToConcreteExistential: true)
    let 7️⃣other: AnyUseCase<Int, Int>
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
// 5️⃣ not-convertible
// 6️⃣ not-convertible
// 7️⃣ not-convertible
