// A view model is on the main actor, and the root that eagerly builds its screen is nonisolated.
//: Core/Core.swift
import Heirloom

@MainActor
@Instantiable
public final class ViewModel: Instantiable { public private(set) var count = 0; public init() {} }

@MainActor
@Instantiable
public struct Screen: Instantiable {
    @Instantiated private let viewModel: ViewModel
    public init(viewModel: ViewModel) { self.viewModel = viewModel }
    public var text: String { "\(viewModel.count)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣screen: Screen
}

print(App().screen.text)
//: refused
// 1️⃣ isolation-mismatch
