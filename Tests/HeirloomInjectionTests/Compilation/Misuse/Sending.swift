// Properties that inject values of an actor, and must stay on the actor.

@MainActor final class Model {}

extension Injections {
    @MainActor var model: Injection<Model> { .cached { _ in Model() } }
}

final class Leaf {
    let model: Injected<Model>

    init(_ model: Injected<Model>) { self.model = model }
}

@MainActor func sendProperty() {
    let model = Injected(\.model)
    // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races}}
    // expected-note@+1 {{closure captures 'model' which is accessible to main actor-isolated code}}
    Task.detached { _ = model.wrappedValue }
}

@MainActor func sendOwner() -> sending Leaf {
    Leaf(Injected(\.model))
    // expected-error@+1 {{task or actor-isolated value cannot be sent}}
}
