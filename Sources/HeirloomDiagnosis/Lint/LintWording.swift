import HeirloomGraph
import HeirloomModel

/// Converts findings to diagnostics in terms of the user's declarations.
struct LintWording {
    let graph: ScopeGraph
    let mostDependencies: Int

    init(_ survey: LintSurvey) {
        graph = survey.graph
        mostDependencies = survey.choice.mostDependencies
    }

    /// The number of items that a message lists.
    static let shownCount = 8

    func diagnostic(_ finding: LintFinding) -> Diagnostic {
        switch finding {
        case .unusedReceived(let property): unusedReceived(property)
        case .unusedInstantiated(let property): unusedInstantiated(property)
        case .unusedForwarded(let property): unusedForwarded(property)
        case .unbuiltType(let scope): unbuiltType(scope)
        case .shadowedProvider(let property, let outer): shadowedProvider(property, outer: outer)
        case .builtTooHigh(let property, let target): builtTooHigh(property, target: target)
        case .concreteType(let property, let scope, let protocols):
            concreteType(property, of: scope, protocols: protocols)
        case .manyDependencies(let scope): manyDependencies(scope)
        case .unknownWarning(let text, let path): unknownWarning(text, at: path)
        }
    }

    /// Returns the name of a scope: `Outer.Inner`; `Container<Int>` if an extension builds it.
    func name(_ scope: ScopeID) -> String {
        let declaration = graph[scope].declaration
        return switch declaration.form {
        case .declaration: declaration.path.typeSpelling
        case .closure(let label): declaration.path.typeSpelling + ".\(label)"
        case .extension: declaration.type.type.replacingSelf(by: declaration.path).spelling
        }
    }

    /// Returns a property as `label: Type`, as written except that `Self` is replaced.
    func text(of property: DependencyID) -> String {
        let declaration = graph[property.scope].declaration
        let dependency = declaration.dependencies[property.index]
        return "\(dependency.label): \(dependency.type.type.replacingSelf(by: declaration.path).spelling)"
    }

    /// The location of a property's name.
    func place(_ property: DependencyID) -> SourceLocation {
        let scope = graph[property.scope]
        return location(scope.declaration.dependencies[property.index].labelRange, in: scope)
    }

    /// The location of a type's name.
    func place(_ scope: ScopeID) -> SourceLocation {
        location(graph[scope].declaration.nameRange, in: graph[scope])
    }

    func note(_ message: String, at location: SourceLocation) -> Diagnostic.Note {
        Diagnostic.Note(message: message, location: location)
    }

    func note(_ message: String, at property: DependencyID) -> Diagnostic.Note {
        note(message, at: place(property))
    }

    func note(_ message: String, at scope: ScopeID) -> Diagnostic.Note { note(message, at: place(scope)) }

    private func location(_ range: SourceRange, in scope: Scope) -> SourceLocation {
        SourceLocation(path: graph[scope.file].path, range: range)
    }
}
