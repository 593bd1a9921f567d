// Injections of the wrong type, scope or actor.

@MainActor final class Model {}
// expected-note@+1 5 {{class 'Page' does not conform to the 'Sendable' protocol}}
final class Page {}

extension Injections {
    @MainActor var model: Injection<Model> { .cached { _ in Model() } }
    var page: Injection<Page> { .unique { _ in Page() } }

    // expected-error@+1 {{type 'Page' does not conform to the 'Sendable' protocol}}
    var sharedPage: Injection<Page> { .shared { _ in Page() } }
    // expected-error@+1 {{type 'Page' does not conform to the 'Sendable' protocol}}
    var cachedPage: Injection<Page> { .cached { _ in Page() } }
    // expected-error@+1 {{type 'Page' does not conform to the 'Sendable' protocol}}
    var applicationPage: Injection<Page> { .application { _ in Page() } }
    // expected-error@+1 {{type 'Page' does not conform to the 'Sendable' protocol}}
    var registeredPage: Injection<Page> { .registered() }
}

final class Leaf {
    // expected-error@+1 {{value of type 'Injections' has no member 'pages'}}
    @Injected(\.pages) var undeclared: Page
    // expected-error@+1 {{main actor-isolated default value in a nonisolated context}}
    @Injected(\.model) var offItsActor
}

func request(from container: InjectionContainer) {
    // expected-error@+1 {{cannot convert value of type 'Page' to specified type 'Model'}}
    let _: Model = container[\.page]
    // expected-error@+1 {{cannot form key path to main actor-isolated property 'model'}}
    _ = container[\.model]
    // expected-error@+1 {{cannot form key path to main actor-isolated property 'model'}}
    _ = container.model
}

func override(in container: InjectionContainer, page: Page) {
    // expected-error@+1 {{cannot convert value of type 'Model' to closure result type 'Page'}}
    container.register(\.page) { Model() }
    // expected-error@+1 {{capture of 'page' with non-Sendable type 'Page' in a '@Sendable' closure}}
    container.register(\.page) { page }
    // expected-error@+1 {{value of type 'Injection<Page>' has no member 'name'}}
    container.register(\.page.name) { "" }
}
