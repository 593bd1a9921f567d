// Wrapped properties are built and overridden like any others.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@propertyWrapper
struct Observed<Value> {
    var wrappedValue: Value
}

protocol Model: AnyObject {}

struct AnyModel {
    let model: Any
    init(_ model: Any) { self.model = model }
}

@Instantiable(fulfillingAdditionalTypes: [Model.self])
final class RealModel: Model, Instantiable {
    @Observed @Instantiated var storage: Storage
}

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}
final class StubModel: Model {}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Observed @Instantiated var model: any Model
    @Observed @Instantiated(fulfilledByType: "RealModel", erasedToConcreteExistential: true) var any: AnyModel
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(model: .init(storage: StubStorage.init), any: .init(build: { AnyModel($0) }))))
printTree(Screen.mock(overrides: .init(model: .init(build: { _ in StubModel() }))))

//: prints
// Screen
//   _model: Observed<Model>
//     wrappedValue: RealModel #1
//       _storage: Observed<Storage>
//         wrappedValue: Storage #2
//   _any: Observed<AnyModel>
//     wrappedValue: AnyModel
//       model: RealModel #3
//         _storage: Observed<Storage>
//           wrappedValue: Storage #4
// Screen
//   _model: Observed<Model>
//     wrappedValue: RealModel #1
//       _storage: Observed<Storage>
//         wrappedValue: StubStorage #2
//   _any: Observed<AnyModel>
//     wrappedValue: AnyModel
//       model: Storage #3
// Screen
//   _model: Observed<Model>
//     wrappedValue: StubModel #1
//   _any: Observed<AnyModel>
//     wrappedValue: AnyModel
//       model: RealModel #2
//         _storage: Observed<Storage>
//           wrappedValue: Storage #3
