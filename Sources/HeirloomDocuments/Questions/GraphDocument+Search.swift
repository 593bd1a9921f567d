import HeirloomModel

/// That nothing of a name is in a document.
package struct NoSuchType: Error, Hashable, Sendable {
    package var name: String
    /// The names in full of what may have been meant, the nearest first.
    package var suggestions: [String]
}

/// What somebody means by the name of a type.
struct TypeMatches {
    /// The names of scopes, sorted.
    var scopes: [String] = []
    /// The types of values that are no scopes, sorted: what is only forwarded, and protocols.
    var identities: [String] = []
}

extension GraphDocument {
    /// The names of the scopes that somebody means by a name: by the full one, `Storage.Repository<Models.User>`, or by an
    /// end of it, whatever its arguments, `Repository`. Sorted.
    package func names(matching name: String) throws(NoSuchType) -> [String] {
        let names = matches(name).scopes
        guard names.isEmpty else { return names }
        throw NoSuchType(name: name, suggestions: suggestions(for: name, among: scopes.map(\.name)))
    }

    /// The scopes and the other types that somebody means by a name.
    func typesAndNames(matching name: String) throws(NoSuchType) -> TypeMatches {
        let matches = matches(name)
        guard matches.scopes.isEmpty, matches.identities.isEmpty else { return matches }
        let names = Set(scopes.map(\.name)).union(plainIdentities)
        throw NoSuchType(name: name, suggestions: suggestions(for: name, among: names.sorted()))
    }

    private func matches(_ name: String) -> TypeMatches {
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

    /// The types of all values without `any` and `?`, sorted.
    private var plainIdentities: [String] {
        Set(scopes.flatMap(\.dependencies).map(\.value.plainIdentity)).sorted()
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

extension GraphDocument.Value {
    /// The type without `any` and what makes it an optional: `Storage.StringStorage` of `(any Storage.StringStorage)?`.
    var plainIdentity: String {
        var text = identity[...]
        let optional = "Optional<"
        while text.hasPrefix(optional), text.hasSuffix(">") {
            text = text.dropFirst(optional.count).dropLast()
        }
        return String(text.hasPrefix("any ") ? text.dropFirst(4) : text)
    }
}
