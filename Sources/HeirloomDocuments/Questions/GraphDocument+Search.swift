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
    /// end of it, whatever its arguments, `Repository`; of a protocol, those that are built for it. Sorted.
    package func names(matching name: String) throws(NoSuchType) -> [String] {
        let matches = try typesAndNames(matching: name)
        guard matches.scopes.isEmpty else { return matches.scopes }
        let builds = scopes.lazy.flatMap(\.dependencies)
            .filter { matches.identities.contains($0.plainIdentity) }.flatMap(\.builds)
        let names = Set(builds.map(\.scope)).intersection(scopes.map(\.name))
        guard names.isEmpty else { return names.sorted() }
        throw NoSuchType(name: name, suggestions: [])
    }

    /// The scopes and the other types that somebody means by a name.
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

    /// The types of all values without `any` and `?`, of collections and functions those of what they hold and build; sorted.
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
    /// The type of the value without `any` and `?`: `Storage.StringStorage` of `(any Storage.StringStorage)?`. Where
    /// things are built for it, the type as which a collection holds each of them, and a function builds it.
    var plainIdentity: String {
        let type = value.identity.withoutAnyAndOptional
        return builds.isEmpty ? type : TypeName.product(of: type).withoutAnyAndOptional
    }
}

extension String {
    /// `Storage` for `any Storage`, `(any Storage)?` and `Optional<any Storage>`
    fileprivate var withoutAnyAndOptional: String {
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
