import HeirloomGraph
import HeirloomModel

extension ScopeGraph {
    /// The indices of the dependencies that a scope's call takes, in the order of its arguments.
    func argumentDependencies(of scope: Scope) -> [Int] {
        var next = 0
        return scope.declaration.construction.arguments.map { argument in
            // Most calls take the dependencies in their order.
            for _ in scope.dependencies {
                if next == scope.dependencies.count { next = 0 }
                defer { next += 1 }
                if self[scope.dependencies[next].value].label == argument.dependency { return next }
            }
            preconditionFailure("What is built takes its dependencies, every one of which is fulfilled.")
        }
    }
}

extension Scope {
    /// The ownership specifier with which a closure takes a dependency, such as `inout` in
    /// `{ (state: inout State) in … }`; `nil` if there is none.
    func ownership(of label: String) -> String? {
        guard owner != nil, let taken = declaration.dependencies.first(where: { $0.label == label }) else {
            return nil
        }
        return ["inout", "borrowing", "consuming"].first { taken.type.type.isParameter(saying: $0) }
    }

    /// Whether the scope takes a value that the right side of `??`, an autoclosure, cannot capture: a `sending` value,
    /// or a `borrowing` or `consuming` parameter of a closure.
    var takesWhatNoClosureCaptures: Bool {
        if !sent.isEmpty { return true }
        return owner != nil
            && declaration.dependencies.contains { taken in
                ["borrowing", "consuming"].contains { taken.type.type.isParameter(saying: $0) }
            }
    }

    /// Whether building it takes more than one call.
    var needsFunction: Bool { !constructionOrder.isEmpty }
}
