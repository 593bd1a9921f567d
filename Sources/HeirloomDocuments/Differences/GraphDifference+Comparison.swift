extension GraphDifference {
    /// Compares a document with an earlier one.
    package init(from old: GraphDocument, to new: GraphDocument) {
        let comparison = DocumentComparison(old, new)
        let order = Dictionary(uniqueKeysWithValues: Change.Kind.allCases.enumerated().map { ($1, $0) })
        changes = comparison.changes.sorted { left, right in
            if left.scope != right.scope { return left.scope < right.scope }
            if left.label != right.label { return (left.label ?? "") < (right.label ?? "") }
            return order[left.kind, default: 0] < order[right.kind, default: 0]
        }
    }
}

/// The comparison of two documents.
private struct DocumentComparison {
    typealias Change = GraphDifference.Change

    /// The dependencies with the same label in the old and the new scope.
    fileprivate struct Entry {
        var scope: GraphDocument.Scope
        var old: GraphDocument.Dependency?
        var new: GraphDocument.Dependency?
        /// Whether both documents contain the scope. If not, the change of the scope covers its dependencies.
        var isTold: Bool
    }

    private(set) var changes: [Change] = []
    private let old: DocumentSide
    private let new: DocumentSide

    init(_ old: GraphDocument, _ new: GraphDocument) {
        self.old = DocumentSide(old)
        self.new = DocumentSide(new)
        var entries: [Entry] = []
        for scope in new.scopes {
            if let before = self.old.scopes[scope.name] {
                compare(before, scope)
                entries += Self.entries(before, scope)
            } else {
                let words = new.roots.contains(scope.name) ? ScopeFacts.root : nil
                changes.append(.scope(.scopeAdded, scope, to: words, place: scope.place))
                entries += scope.dependencies.map { Entry(scope: scope, new: $0, isTold: false) }
            }
        }
        for scope in old.scopes where self.new.scopes[scope.name] == nil {
            let words = old.roots.contains(scope.name) ? ScopeFacts.root : nil
            changes.append(.scope(.scopeRemoved, scope, from: words, place: nil))
            entries += scope.dependencies.map { Entry(scope: scope, old: $0, isTold: false) }
        }
        tell(entries)
    }

    private mutating func compare(_ before: GraphDocument.Scope, _ scope: GraphDocument.Scope) {
        let (former, current) = (old.facts(of: before), new.facts(of: scope))
        if former == current { return }
        changes.append(
            .scope(
                .scopeChanged,
                scope,
                from: former.words(without: current),
                to: current.words(without: former),
                place: scope.place
            )
        )
    }

    /// Returns the differences between the dependencies of a scope.
    private static func entries(_ before: GraphDocument.Scope, _ scope: GraphDocument.Scope) -> [Entry] {
        let earlier = Dictionary(before.dependencies.map { ($0.label, $0) }) { first, _ in first }
        var met: Set<String> = []
        var entries: [Entry] = []
        for dependency in scope.dependencies where met.insert(dependency.label).inserted {
            let former = earlier[dependency.label]
            if let former, former.isSame(as: dependency) { continue }
            entries.append(Entry(scope: scope, old: former, new: dependency, isTold: true))
        }
        let gone = before.dependencies.filter { !met.contains($0.label) }
        return entries + gone.map { Entry(scope: scope, old: $0, isTold: true) }
    }

    /// Reports the changes. A dependency that one scope built before and another builds now is reported only as moved.
    private mutating func tell(_ entries: [Entry]) {
        var ceded = Dictionary(grouping: entries.indices.filter { entries[$0].isCeded }) {
            entries[$0].old?.value
        }
        var isMove = Set<Int>()
        for index in entries.indices where entries[index].isTaken {
            guard let now = entries[index].new,
                let match = ceded[now.value]?.firstIndex(where: { entries[$0].old?.builds == now.builds }),
                let from = ceded[now.value]?.remove(at: match)
            else { continue }
            changes.append(.moved(now, from: entries[from].scope, to: entries[index].scope))
            isMove.formUnion([index, from])
        }
        for (index, entry) in entries.enumerated() where entry.isTold && !isMove.contains(index) {
            let kind: Change.Kind
            switch (entry.old, entry.new) {
            case (let old?, let new?): kind = old.change(to: new)
            case (nil, _): kind = .dependencyAdded
            case (_, nil): kind = .dependencyRemoved
            }
            changes.append(.dependency(kind, from: entry.old, to: entry.new, of: entry.scope))
        }
    }
}

extension DocumentComparison.Entry {
    /// Whether the scope no longer builds the dependency.
    fileprivate var isCeded: Bool { isMade(old) && !isMade(new) }
    /// Whether the scope builds the dependency now but did not before.
    fileprivate var isTaken: Bool { isMade(new) && !isMade(old) }

    private func isMade(_ dependency: GraphDocument.Dependency?) -> Bool {
        dependency?.builds.isEmpty == false
    }
}

/// The scopes of a document by name.
private struct DocumentSide {
    let scopes: [String: GraphDocument.Scope]
    private let roots: Set<String>

    init(_ document: GraphDocument) {
        scopes = Dictionary(document.scopes.map { ($0.name, $0) }) { first, _ in first }
        roots = Set(document.roots)
    }

    func facts(of scope: GraphDocument.Scope) -> ScopeFacts {
        var words = roots.contains(scope.name) ? [ScopeFacts.root] : []
        words.append(scope.kind.words)
        words += scope.isolation.map { ["on @" + $0] } ?? []
        words += scope.effects.map { [$0] } ?? []
        words += scope.fulfills.map { "for " + $0 }
        words += scope.key.map { ["with the key " + $0] } ?? []
        return ScopeFacts(words: words)
    }
}

/// The facts about a scope that are compared, apart from its dependencies.
private struct ScopeFacts: Hashable {
    static let root = "a root"

    var words: [String]

    /// Returns the facts that are missing from the other scope, or `nil` if there are none.
    func words(without other: ScopeFacts) -> String? {
        let own = words.filter { !other.words.contains($0) }
        return own.isEmpty ? nil : own.joined(separator: ", ")
    }
}

extension GraphDocument.Scope.Kind {
    fileprivate var words: String {
        switch self {
        case .struct: "a struct"
        case .class: "a class"
        case .actor: "an actor"
        case .enum: "an enum"
        case .extension: "built by an extension"
        case .closure: "built by a closure"
        }
    }
}

extension GraphDocument.Dependency {
    /// Whether the dependencies are equal apart from their locations and the spelling of their types.
    fileprivate func isSame(as other: Self) -> Bool {
        var moved = self
        moved.place = other.place
        if value == other.value { moved.type = other.type }
        return moved == other
    }

    /// Returns the kind of change between two different dependencies.
    fileprivate func change(to other: Self) -> GraphDifference.Change.Kind {
        guard !builds.isEmpty, builds.map(\.scope) == other.builds.map(\.scope),
            origin.isAtOnce != other.origin.isAtOnce
        else { return .dependencyChanged }
        return origin.isAtOnce ? .dependencyMadeLazy : .dependencyMadeEager
    }
}

extension GraphDifference.Change {
    fileprivate static func scope(
        _ kind: Kind,
        _ scope: GraphDocument.Scope,
        from old: String? = nil,
        to new: String? = nil,
        place: GraphDocument.Place?
    ) -> Self {
        Self(kind: kind, scope: scope.name, type: scope.type, old: old, new: new, place: place)
    }

    fileprivate static func dependency(
        _ kind: Kind,
        from old: GraphDocument.Dependency?,
        to new: GraphDocument.Dependency?,
        of scope: GraphDocument.Scope
    ) -> Self {
        Self(
            kind: kind,
            scope: scope.name,
            type: scope.type,
            label: (new ?? old)?.label,
            old: old?.words,
            new: new?.words,
            place: new?.place
        )
    }

    fileprivate static func moved(
        _ dependency: GraphDocument.Dependency,
        from former: GraphDocument.Scope,
        to scope: GraphDocument.Scope
    ) -> Self {
        Self(
            kind: .dependencyMoved,
            scope: scope.name,
            type: scope.type,
            label: dependency.label,
            old: former.name,
            new: dependency.words,
            place: dependency.place
        )
    }
}

extension GraphDocument.Dependency {
    /// `feed: any Feed = LiveFeed  (built on demand)`
    fileprivate var words: String {
        let hidden = builds.filter { !$0.isNamedByType }.map(\.scope)
        let products = hidden.isEmpty ? "" : " = " + hidden.joined(separator: ", ")
        let remarks = remarks
        return "\(value.label): \(type)" + products
            + (remarks.isEmpty ? "" : "  (" + remarks.joined(separator: ", ") + ")")
    }
}
