import HeirloomGraph

extension ScopeGraph {
    /// The names, without that of the module, that scopes of several modules share.
    var contestedNames: Set<String> {
        var modules: [String: String] = [:]
        var contested: Set<String> = []
        for scope in scopes where !scope.isSpecialization && scope.owner == nil {
            let name = scope.declaration.path.joined(separator: ".")
            if modules.updateValue(scope.module, forKey: name) ?? scope.module != scope.module {
                contested.insert(name)
            }
        }
        return contested
    }
}
