/// The differences between a tree and an earlier one. Source locations do not count.
package struct GraphDifference: Hashable, Sendable, Encodable {
    /// The format name in the JSON.
    package let format = "heirloom-graph-difference"
    /// The version, which increases whenever a reader of an older one could be misled.
    package let version = 1
    /// The changes, ordered by scope. For each scope, the scope itself comes first, then its dependencies by label.
    package var changes: [Change]

    /// A change of a scope or a dependency.
    package struct Change: Hashable, Sendable, Encodable {
        package enum Kind: String, Hashable, Sendable, Encodable, CaseIterable {
            case scopeAdded, scopeRemoved
            /// Its kind, effects, isolation, key, fulfilled types or status as a root changed.
            case scopeChanged
            case dependencyAdded, dependencyRemoved
            /// Another scope builds the dependency now.
            case dependencyMoved
            /// The dependency was built together with its owner, and is now built on demand.
            case dependencyMadeLazy
            /// The dependency was built on demand, and is now built together with its owner.
            case dependencyMadeEager
            /// Its type, its origin or its product changed.
            case dependencyChanged
        }

        package var kind: Kind
        /// The name of the scope; for a moved dependency, that of the new owner.
        package var scope: String
        /// The readable type of the scope.
        package var type: String
        /// The label of the dependency; `nil` for a change of a scope.
        package var label: String?
        /// The former state, in words; for a scope, only the facts that are no longer true. `nil` if there was none.
        package var old: String?
        /// The new state, in words; for a scope, only the facts that were not true before. `nil` if there is none.
        package var new: String?
        /// The new location; `nil` if removed.
        package var place: GraphDocument.Place?
    }
}

extension GraphDifference {
    /// The number of changes of each kind, in words: `Scopes: 1 added. Dependencies: 2 moved, 1 made lazy.`
    package var summary: String {
        let nouns = [("Scopes", true), ("Dependencies", false)]
        let sentences = nouns.compactMap { noun, isOfScopes -> String? in
            let phrases = Change.Kind.allCases.filter { $0.isOfScopes == isOfScopes }
                .compactMap { kind -> String? in
                    let count = changes.count { $0.kind == kind }
                    return count == 0 ? nil : "\(count) \(kind.verb)"
                }
            return phrases.isEmpty ? nil : noun + ": " + phrases.joined(separator: ", ") + "."
        }
        return sentences.isEmpty ? "The trees are the same." : sentences.joined(separator: " ")
    }
}

extension GraphDifference.Change.Kind {
    /// The verb for the kind of change.
    package var verb: String {
        switch self {
        case .scopeAdded, .dependencyAdded: "added"
        case .scopeRemoved, .dependencyRemoved: "removed"
        case .scopeChanged, .dependencyChanged: "changed"
        case .dependencyMoved: "moved"
        case .dependencyMadeLazy: "made lazy"
        case .dependencyMadeEager: "made eager"
        }
    }

    fileprivate var isOfScopes: Bool {
        switch self {
        case .scopeAdded, .scopeRemoved, .scopeChanged: true
        case .dependencyAdded, .dependencyRemoved, .dependencyMoved, .dependencyMadeLazy,
            .dependencyMadeEager, .dependencyChanged:
            false
        }
    }
}
