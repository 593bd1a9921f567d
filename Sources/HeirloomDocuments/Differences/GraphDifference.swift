/// What sets a tree apart from an earlier one. Where things stand in the sources is no difference.
package struct GraphDifference: Hashable, Sendable, Encodable {
    /// What the JSON calls itself.
    package let format = "heirloom-graph-difference"
    /// Grows whenever a reader of an earlier one could be misled.
    package let version = 1
    /// By scope; of one scope, itself before its dependencies, and those in the order of their labels.
    package var changes: [Change]

    /// Something that is not as it was.
    package struct Change: Hashable, Sendable, Encodable {
        package enum Kind: String, Hashable, Sendable, Encodable, CaseIterable {
            case scopeAdded, scopeRemoved
            /// Its effects, its isolation, what it fulfills or whether it is a root.
            case scopeChanged
            case dependencyAdded, dependencyRemoved
            /// What one scope made before, another makes now.
            case dependencyMoved
            /// What was built with its owner is built on demand now.
            case dependencyMadeLazy
            /// What was built on demand is built with its owner now.
            case dependencyMadeEager
            /// Its type, where it comes from, or what is built for it.
            case dependencyChanged
        }

        package var kind: Kind
        /// The name of the scope, of a dependency that moved that of the new owner.
        package var scope: String
        /// The scope's type as people say it.
        package var type: String
        /// The label; `nil` for what is no dependency.
        package var label: String?
        /// What was there before, in words; of a scope only what is true no longer. `nil` where nothing was.
        package var old: String?
        /// What is there now, in words; of a scope only what was not true before. `nil` where nothing is.
        package var new: String?
        /// Where it stands now; `nil` where it does not any more.
        package var place: GraphDocument.Place?
    }
}

extension GraphDifference {
    /// How many changes there are of each kind, in words: `Scopes: 1 added. Dependencies: 2 moved, 1 made lazy.`
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
    /// What happened.
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
