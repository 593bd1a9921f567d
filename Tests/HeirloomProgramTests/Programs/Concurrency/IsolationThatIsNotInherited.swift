// Nested types do not inherit isolation, and neither conformances in extensions nor enclosing actors isolate.
//: option swift=6.2 isolated conformances
//: Core/Core.swift
import Heirloom

@MainActor public protocol Presenting { func present() -> String }

@MainActor
public enum Screens {
    @Instantiable
    public struct Model: Instantiable {
        public let text = "model"
        public init() {}
    }
}

public final class Presenter {
    let text: String
    public init(text: String) { self.text = text }
}

extension Presenter: Presenting { public func present() -> String { text } }

@Instantiable
extension Presenter: Instantiable {
    public static func instantiate(model: Screens.Model) -> Presenter { Presenter(text: model.text) }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class Late: Instantiable {
    @Received let model: Screens.Model
    nonisolated(unsafe) var hits = 0
}

extension Late: @MainActor CustomStringConvertible { @MainActor var description: String { "late" } }

actor Hub {
    @Instantiable
    struct Port: Instantiable {
        @Instantiated let model: Screens.Model
        @Instantiated let presenter: Presenter
        @Instantiated let late: Late
    }
}

nonisolated func build() -> String { Hub.Port().presenter === Hub.Port().presenter ? "same" : Hub.Port().late.model.text }
//: App/main.swift
print(build())
//: prints
// model
