import HeirloomGraph
import HeirloomModel

/// A problem with a tree.
struct GraphProblem {
    var diagnostic: Diagnostic
    /// The locations of the properties that share the problem, which is reported at the first.
    let places: Set<SourceLocation>
    /// The missing types that another platform may have.
    let shortage: Shortage?
    /// The type whose local mistakes may only be consequences of this problem.
    let type: ScopeID?

    init(
        _ diagnostic: Diagnostic,
        of type: ScopeID? = nil,
        places: Set<SourceLocation> = [],
        shortage: Shortage? = nil
    ) {
        self.diagnostic = diagnostic
        self.places = places
        self.shortage = shortage
        self.type = type
    }
}

/// A range of source with a certain kind of mistake.
package struct ExplainedMistake: Hashable, Sendable {
    package var id: DiagnosticID
    package var location: SourceLocation

    /// Whether a diagnostic is of that kind and starts in the range.
    package func covers(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start.offset
        return diagnostic.id == id && diagnostic.location.path == location.path
            && start >= location.range.start.offset && start < location.range.end.offset
    }
}

/// Identifies diagnostics that report the same fault.
struct DiagnosticPlace: Hashable {
    var id: DiagnosticID
    var location: SourceLocation

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
    }
}

/// Elements grouped by a key, in the order in which the keys occur.
struct OrderedGroups<Key: Hashable, Element> {
    private(set) var all: [(key: Key, elements: [Element])] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ element: Element, to key: Key) {
        if let place = places[key] {
            all[place].elements.append(element)
        } else {
            places[key] = all.count
            all.append((key, [element]))
        }
    }
}

/// The bodies of generic types. A problem there is reported once for all specializations, and without fix-its, which
/// would have to suit all of them.
struct GenericBodies {
    /// Problems of the declaration itself, in terms of the declaration.
    private static let ofDeclarations: Set<DiagnosticID> = [
        .initializerInExtension, .missingInitializer, .incompleteInitializer, .inaccessibleType,
        .instantiableSuperclass, .missingConformance, .unsupportedGenerics,
    ]

    private let bodies: [SourceLocation]
    private var known: Set<DiagnosticPlace> = []

    init(_ tree: ScopeTree) {
        bodies = tree.ids.lazy.map { (tree[$0].declared, $0) }.filter { $0.0.isGeneric }
            .map { tree.table.files.location($0.0.declaration.bodyRange, in: $0.0.file) }
    }

    /// Returns the problem as it applies to every specialization; `nil` if it was reported for another one.
    mutating func general(_ problem: GraphProblem) -> GraphProblem? {
        if bodies.isEmpty { return problem }
        let place = DiagnosticPlace(problem.diagnostic)
        if isInBody(place.location), !known.insert(place).inserted { return nil }
        if Self.ofDeclarations.contains(place.id) { return problem }
        var problem = problem
        problem.diagnostic.fixIts.removeAll { fixIt in fixIt.edits.contains { isInBody($0.location) } }
        return problem
    }

    private func isInBody(_ location: SourceLocation) -> Bool {
        bodies.contains { body in
            body.path == location.path && body.range.start <= location.range.start
                && location.range.end <= body.range.end
        }
    }
}

/// Attributes named like Heirloom's in files that do not see Heirloom. They belong to another module, such as a property
/// wrapper `Received`, or the compiler reports that they are unknown.
enum ForeignAttributes {
    /// Returns the local mistakes that are not reported, because the attribute is foreign.
    static func explained(in tree: ScopeTree) -> [ExplainedMistake] {
        tree.table.files.ids.flatMap { id -> [ExplainedMistake] in
            let strays = tree.table.files[id].summary.diagnostics.filter { $0.id == .strayDependency }
            if strays.isEmpty
                || tree.table.reach.modulesSeen(from: id).contains(where: { $0.module == "Heirloom" })
            {
                return []
            }
            return strays.map { ExplainedMistake(id: $0.id, location: $0.location) }
        }
    }

    /// Returns the local mistakes that are reported.
    static func others(in tree: ScopeTree) -> [Diagnostic] {
        let mistakes = tree.table.files.files.flatMap(\.summary.diagnostics)
        if mistakes.isEmpty { return [] }
        let foreign = explained(in: tree).map(\.location)
        return mistakes.filter { !foreign.contains($0.location) }
    }
}
