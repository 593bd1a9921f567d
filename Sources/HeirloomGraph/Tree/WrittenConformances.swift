import HeirloomModel

/// The `Sendable` conformances of the types that were read, as written on the types and in extensions.
struct WrittenConformances {
    /// The written conformance of a type.
    enum OfSendable {
        /// No conformance, and all supertypes are known.
        case none
        case declared
        /// `@available(*, unavailable) extension S: Sendable {}`
        case unavailable
        /// `extension Box: Sendable where T: Sendable {}`
        case `where`(Set<String>)
        /// Something that was not read may state one.
        case notKnown
    }

    private struct Written {
        var names: [InheritedName]
        var whereClause: String?
        var isUnavailable: Bool
    }

    private let tree: ScopeTree
    private var inExtensions: [EntityID: [Written]] = [:]

    init(_ tree: ScopeTree) {
        self.tree = tree
        for file in tree.table.files.withExtensions {
            for extending in tree.table.files[file].summary.extensions where !extending.inheritance.isEmpty {
                guard case .named(let components) = extending.extendedType.type,
                    let type = tree.table.type(named: components.map(\.name), from: Place(file: file))
                else { continue }
                let place = Place(file: file, enclosing: tree.table[type].container)
                let names = extending.inheritance.flatMap(\.type.inheritedNames)
                    .flatMap { tree.table.follow($0, from: place).map(InheritedName.init) }
                inExtensions[type, default: []].append(
                    Written(
                        names: names,
                        whereClause: extending.whereClause,
                        isUnavailable: extending.isUnavailable
                    )
                )
            }
        }
    }

    /// Returns the conformance that a type, its superclasses and its protocols state.
    func ofSendable(_ type: EntityID) -> OfSendable {
        var walk = BreadthFirstWalk(from: [type])
        var found = OfSendable.none
        while let current = walk.next() {
            if case .type(let read) = tree.table[current].kind, read.summary.suppressesSendable {
                return .unavailable
            }
            var names = tree.resolver.inheritance(of: current)
            for written in inExtensions[current] ?? [] {
                guard written.isUnavailable || written.whereClause != nil else {
                    names += written.names
                    continue
                }
                guard written.names.contains(where: { mayBeSendable($0) }) else { continue }
                if written.isUnavailable { return .unavailable }
                guard current == type, let parameters = written.whereClause?.parametersThatAreSendable else {
                    return .notKnown
                }
                found = .where(parameters)
            }
            for name in names {
                if let base = name.base, tree.table[base].file != nil {
                    walk.reach(base)
                } else if SDKType.assumed(name.last)?.isSendableProtocol == true {
                    return .declared
                } else if !Self.isPlain(name.last), case .none = found {
                    found = .notKnown
                }
            }
        }
        return found
    }

    private func mayBeSendable(_ name: InheritedName) -> Bool {
        name.base == nil && !Self.isPlain(name.last)
    }

    private static func isPlain(_ name: String) -> Bool {
        name == "Instantiable" || SDKType.assumed(name)?.sendability == .never
    }
}

extension InheritedName {
    fileprivate var last: String { path.last ?? "" }
}

extension TypeSummary {
    /// `~Sendable`
    fileprivate var suppressesSendable: Bool {
        inheritance.contains { $0.type == .suppressed(.named([TypeNameComponent("Sendable")])) }
    }
}

extension String {
    /// `T` and `U` for `where T: Sendable, U: Sendable & P`; `nil` for any other clause.
    fileprivate var parametersThatAreSendable: Set<String>? {
        var parameters: Set<String> = []
        let text = hasPrefix("where") ? dropFirst("where".count) : self[...]
        for requirement in text.split(separator: ",") {
            let sides = requirement.split(separator: ":")
            guard sides.count == 2, let parameter = sides[0].onlyWord else { return nil }
            let protocols = sides[1].split(separator: "&").map(\.onlyWord)
            guard protocols.contains("Sendable") else { return nil }
            parameters.insert(parameter)
        }
        return parameters
    }
}

extension Substring {
    /// The text without surrounding whitespace, if it contains none.
    fileprivate var onlyWord: String? {
        let words = split(whereSeparator: \.isWhitespace)
        return words.count == 1 ? String(words[0]) : nil
    }
}
