import HeirloomGraph
import HeirloomModel

/// Puts findings into the user's words and types.
struct LintWording {
    let graph: ScopeGraph
    let mostDependencies: Int

    init(_ survey: LintSurvey) {
        graph = survey.graph
        mostDependencies = survey.choice.mostDependencies
    }

    /// How many things of a kind a message lists.
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

    /// `Outer.Inner`; `Container<Int>` for what an extension builds.
    func name(_ scope: ScopeID) -> String {
        let declaration = graph[scope].declaration
        return switch declaration.form {
        case .declaration: declaration.path.typeSpelling
        case .closure(let label): declaration.path.typeSpelling + ".\(label)"
        case .extension: declaration.type.type.replacingSelf(by: declaration.path).spelling
        }
    }

    /// `label: Type`, as written but for `Self`.
    func text(of property: DependencyID) -> String {
        let declaration = graph[property.scope].declaration
        let dependency = declaration.dependencies[property.index]
        return "\(dependency.label): \(dependency.type.type.replacingSelf(by: declaration.path).spelling)"
    }

    /// Where the name of a property is.
    func place(_ property: DependencyID) -> SourceLocation {
        let scope = graph[property.scope]
        return location(scope.declaration.dependencies[property.index].labelRange, in: scope)
    }

    /// Where the name of a type is.
    func place(_ scope: ScopeID) -> SourceLocation {
        location(graph[scope].declaration.nameRange, in: graph[scope])
    }

    func note(_ message: String, at location: SourceLocation) -> Diagnostic.Note {
        Diagnostic.Note(message: message, location: location)
    }

    private func location(_ range: SourceRange, in scope: Scope) -> SourceLocation {
        SourceLocation(path: graph[scope.file].path, range: range)
    }
}
