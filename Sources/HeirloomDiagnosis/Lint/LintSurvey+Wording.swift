import HeirloomGraph
import HeirloomModel

/// The words that several rules share.
extension LintSurvey {
    /// The number of items that a message lists.
    static let shownCount = 8

    /// Returns the name of a scope: `Outer.Inner`; `Container<Int>` if an extension builds it.
    func name(_ scope: ScopeID) -> String { graph[scope].declaration.nameOfProduct }

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
