import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension InstantiableAlternatives {
    /// The members to add to the type, each as lines.
    ///
    /// They compile even if the declaration has a fault, so that only its diagnostic is reported. A member that depends
    /// on a condition is added under that condition: only the compiler knows which other code is compiled.
    func addedMembers(in text: SourceText) -> [[String]] {
        [
            differing(by: \.forwardedProperties).lines,
            differing { $0.initializerLines(in: text) }.lines,
            differing(by: \.fulfillmentLines).lines,
        ].filter { !$0.isEmpty }
    }
}

extension Alternatives<[String]> {
    /// The lines of all clauses, separated by the directives.
    fileprivate var lines: [String] {
        let (openings, hasEnd) = directives
        var lines: [String] = []
        for (opening, clause) in zip(openings, clauses) {
            if let opening { lines.append(opening) }
            lines += clause.value
        }
        if hasEnd { lines.append("#endif") }
        return lines
    }
}

extension InstantiableType {
    private var isBuildable: Bool {
        switch declaration.kind {
        case .enum where attribute.servesDoublesOnly: true
        case .enum, .protocol: false
        case .struct, .class, .actor: true
        }
    }

    fileprivate var fulfillmentLines: [String]? { isBuildable ? FulfillmentCheck(self).lines.nonempty : nil }

    /// `public typealias ForwardedProperties = (user: User, name: String)`
    fileprivate var forwardedProperties: [String]? {
        guard isBuildable, !attribute.servesDoublesOnly, nested["ForwardedProperties"] == nil,
            exposesVisibleTypes,
            let first = forwarded.first
        else { return nil }
        let types = forwarded.map { takenType(of: $0)?.type.storedSpelling ?? "_" }
        let elements = zip(forwarded, types).map { property, type in
            "\(ReservedWords.escapedLabel(property.label)): \(type)"
        }
        let type = forwarded == [first] ? types[0] : "(\(elements.joined(separator: ", ")))"
        let access =
            switch writtenAccess {
            case .public, .open: "public "
            case .package: "package "
            case .internal, .private, .fileprivate, nil: ""
            }
        return ["\(access)typealias ForwardedProperties = \(type)"]
    }

    fileprivate func initializerLines(in text: SourceText) -> [String]? {
        // An initializer that leaves a stored property uninitialized would not compile.
        guard isBuildable, initializable.count == injected.count, exposesVisibleTypes else { return nil }
        // A plain type with 'mockOnly: true' keeps the initializers that Swift synthesizes.
        if attribute.servesDoublesOnly, injected.isEmpty || declaration.kind == .enum { return nil }
        switch initializerDecision(in: text) {
        case .memberwise(let initializer): return initializer.lines
        case .written, .inherited, .faulty: return nil
        }
    }
}

extension InstantiableExtension {
    /// The members to add to the extension, each as lines.
    var addedMembers: [[String]] {
        let lines = FulfillmentCheck(self).lines
        return lines.isEmpty ? [] : [lines]
    }
}

extension [String] {
    fileprivate var nonempty: [String]? { isEmpty ? nil : self }
}
