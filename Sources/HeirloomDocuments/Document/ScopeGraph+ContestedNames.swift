import HeirloomGraph

extension ScopeGraph {
    /// The names, without a module's before them, that scopes of several modules have.
    var contestedNames: Set<String> {
        var modules: [String: String] = [:]
        var contested: Set<String> = []
        for scope in scopes where !scope.isSpecialisation && scope.owner == nil {
            let name = scope.declaration.path.joined(separator: ".")
            if modules.updateValue(scope.module, forKey: name) ?? scope.module != scope.module {
                contested.insert(name)
            }
        }
        return contested
    }
}
