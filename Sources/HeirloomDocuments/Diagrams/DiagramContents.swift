/// The contents of a diagram of a document: scopes as boxes, and build relations as arrows between them.
struct DiagramContents {
    struct Box {
        /// The unique id of the scope, in the order of the document: `n0`.
        var id: String
        var scope: GraphDocument.Scope
        var isRoot: Bool
        /// The forwarded, received and renamed dependencies of the scope, in words.
        var remarks: [String]
    }

    struct Arrow {
        var from: String
        var to: String
        /// The labels of the dependencies for which the product is built, with remarks.
        var labels: [String]
        /// Whether the product is built together with its owner.
        var isAtOnce: Bool
    }

    /// The boxes of each module, sorted by the name of the module.
    let modules: [(name: String, boxes: [Box])]
    /// The arrows, in the order of their owners.
    let arrows: [Arrow]

    init(_ document: GraphDocument) {
        let roots = Set(document.roots)
        let index = ScopeIndex(document)
        let reached = index.distances(from: index.tops) { index.steps[$0].map(\.product) }
        let boxes = document.scopes.enumerated().compactMap { number, scope -> Box? in
            guard reached[number] != nil else { return nil }
            return Box(
                id: "n\(number)",
                scope: scope,
                isRoot: roots.contains(scope.name),
                remarks: scope.diagramRemarks
            )
        }
        modules = Dictionary(grouping: boxes, by: \.scope.module).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
        arrows = boxes.indices.isEmpty ? [] : Self.arrows(in: index, reached: reached)
    }

    /// Returns one arrow for all builds of a product by an owner at the same moment.
    private static func arrows(in index: ScopeIndex, reached: [Int?]) -> [Arrow] {
        var arrows: [Arrow] = []
        for (owner, steps) in index.steps.enumerated() where reached[owner] != nil {
            var places: [Key: Int] = [:]
            for step in steps {
                let dependency = index.dependency(of: step)
                let key = Key(product: step.product, isAtOnce: dependency.origin.isAtOnce)
                if let place = places[key] {
                    arrows[place].labels.append(dependency.diagramLabel)
                } else {
                    places[key] = arrows.count
                    arrows.append(
                        Arrow(
                            from: "n\(owner)",
                            to: "n\(step.product)",
                            labels: [dependency.diagramLabel],
                            isAtOnce: key.isAtOnce
                        )
                    )
                }
            }
        }
        return arrows
    }

    private struct Key: Hashable {
        var product: Int
        var isAtOnce: Bool
    }
}

extension GraphDocument.Scope {
    /// The remarks in the box of a scope.
    fileprivate var diagramRemarks: [String] {
        func labels(_ origins: Set<GraphDocument.Dependency.Origin>) -> String {
            dependencies.filter { origins.contains($0.origin) }.map(\.label).joined(separator: ", ")
        }
        let forwarded = labels([.forwarded])
        let received = labels([.received, .receivedIfAvailable])
        let renamed = dependencies.compactMap(\.renaming).joined(separator: ", ")
        return [
            hidesParts ? "is built in " + module : nil,
            effects,
            forwarded.isEmpty ? nil : "is forwarded " + forwarded,
            received.isEmpty ? nil : "receives " + received,
            renamed.isEmpty ? nil : "renames " + renamed,
        ].compactMap(\.self)
    }
}

extension GraphDocument.Dependency {
    /// The labels before and after a renaming: `userManager to userVendor`, or `user` if only the type changes.
    fileprivate var renaming: String? {
        guard origin == .renamed, let takes else { return nil }
        return takes.label == value.label ? value.label : "\(takes.label) to \(value.label)"
    }

    /// The label of a dependency on its arrow.
    fileprivate var diagramLabel: String {
        let remark: String? =
            switch origin {
            case .instantiatedConcurrently: "concurrently"
            case .instantiatedLazily: "lazily"
            case .instantiatedWeakly: "weakly"
            case .instantiated, .instantiatedOnDemand, .forwarded, .received, .receivedIfAvailable, .renamed:
                nil
            }
        return value.label + (remark.map { " (\($0))" } ?? "")
    }
}
