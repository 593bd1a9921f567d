import HeirloomModel
import HeirloomParsing

extension InstantiableType {
    /// What is added to the type, each member in lines.
    ///
    /// It compiles whatever is wrong with the declaration: a fault is told by its diagnostic alone.
    var addedMembers: [[String]] {
        switch declaration.kind {
        case .enum, .protocol: []
        case .struct, .class, .actor:
            [forwardedProperties, initializerLines, FulfillmentCheck(self).lines].filter { !$0.isEmpty }
        }
    }

    /// `public typealias ForwardedProperties = (user: User, name: String)`
    private var forwardedProperties: [String] {
        guard nested["ForwardedProperties"] == nil, exposesVisibleTypes, let first = forwarded.first else {
            return []
        }
        let types = forwarded.map { $0.declaration.type?.type.storedSpelling ?? "_" }
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

    private var initializerLines: [String] {
        // An initializer that leaves a stored property without its value would not compile.
        guard injected.allSatisfy(\.isInitializable), exposesVisibleTypes else { return [] }
        switch initializerDecision {
        case .memberwise(let initializer): return initializer.lines
        case .written, .inherited, .faulty: return []
        }
    }
}

extension InstantiableExtension {
    /// What is added to the extension, each member in lines.
    var addedMembers: [[String]] {
        let lines = FulfillmentCheck(self).lines
        return lines.isEmpty ? [] : [lines]
    }
}
