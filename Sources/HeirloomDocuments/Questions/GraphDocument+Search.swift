import HeirloomModel

/// The error that a document contains nothing of a name.
package struct NoSuchType: Error, Hashable, Sendable {
    package var name: String
    /// The full names of similar types, most similar first.
    package var suggestions: [String]
}

/// The types that match a name.
struct TypeMatches {
    /// The names of scopes, sorted.
    var scopes: [String] = []
    /// The types of values that are not scopes, sorted: protocols, and types that are only forwarded.
    var identities: [String] = []
}

extension GraphDocument {
    /// Returns the names of the scopes that match a name, sorted. A name may be the full one,
    /// `Storage.Repository<Models.User>`, or its end with or without generic arguments, `Repository`. A protocol
    /// matches the scopes that are built for it.
    package func names(matching name: String) throws(NoSuchType) -> [String] {
        let matches = try typesAndNames(matching: name)
        guard matches.scopes.isEmpty else { return matches.scopes }
        let builds = scopes.lazy.flatMap(\.dependencies)
            .filter { matches.identities.contains($0.plainIdentity) }.flatMap(\.builds)
        let names = Set(builds.map(\.scope)).intersection(scopes.map(\.name))
        guard names.isEmpty else { return names.sorted() }
        throw NoSuchType(name: name, suggestions: [])
    }

    /// Returns the scopes and the other types that match a name.
    func typesAndNames(matching name: String) throws(NoSuchType) -> TypeMatches {
        let matches = matches(name)
        guard matches.scopes.isEmpty, matches.identities.isEmpty else { return matches }
        let names = Set(scopes.map(\.name)).union(plainIdentities)
        throw NoSuchType(name: name, suggestions: suggestions(for: name, among: names.sorted()))
    }

    private func matches(_ spelled: String) -> TypeMatches {
        let name = spelled.withoutAnyAndOptional
        let asked = TypeName(name)
        let names = scopes.filter { scope in
            scope.name == name || TypeName(scope.name).ends(with: asked)
                || TypeName(scope.type).ends(with: asked)
        }
        .map(\.name)
        if names.contains(name) { return TypeMatches(scopes: [name]) }
        let known = Set(scopes.map(\.name))
        let identities = plainIdentities.filter { !known.contains($0) && TypeName($0).ends(with: asked) }
        return TypeMatches(scopes: names, identities: identities.contains(name) ? [name] : identities)
    }

    /// The types of all values without `any` and `?`, sorted. For collections and functions, the types of their
    /// elements and results.
    private var plainIdentities: [String] {
        Set(scopes.flatMap(\.dependencies).map(\.plainIdentity)).sorted()
    }

    private func suggestions(for name: String, among names: [String]) -> [String] {
        let letters = Array(TypeName(name).simpleName.lowercased().utf8)
        return names.compactMap { name -> (distance: Int, name: String)? in
            let own = Array(TypeName(name).simpleName.lowercased().utf8)
            return Misspelling.distance(letters, own).map { ($0, name) }
        }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(3)
        .map(\.name)
    }
}

extension GraphDocument.Dependency {
    /// The type of the value without `any` and `?`: `Storage.StringStorage` for `(any Storage.StringStorage)?`. If the
    /// dependency has products, the element type of a collection or the result type of a function.
    var plainIdentity: String {
        let type = value.identity.withoutAnyAndOptional
        return builds.isEmpty ? type : TypeName.product(of: type).withoutAnyAndOptional
    }
}

extension String {
    /// `Storage` for `any Storage`, `(any Storage)?` and `Optional<any Storage>`.
    var withoutAnyAndOptional: String {
        let optional = "Optional<"
        var text = self[...]
        while true {
            let count = text.count
            if text.hasPrefix(optional), text.hasSuffix(">") {
                text = text.dropFirst(optional.count).dropLast()
            }
            if text.hasSuffix("?") { text = text.dropLast() }
            if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") {
                text = text.dropFirst().dropLast()
            }
            if text.hasPrefix("any ") { text = text.dropFirst(4) }
            if text.count == count { return String(text) }
        }
    }
}
