import HeirloomModel
import HeirloomReading

/// An instantiable type can be named from another file, where the generated code stands.
enum GeneratedCodeReachesTheType {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard let reason = unreachability(of: type) else { return [] }
        return [.declaration(type.name, .unreachableType(reason))]
    }

    private static func unreachability(of type: InstantiableType) -> DeclarationProblem.Unreachability? {
        if type.enclosing.contains(.body) { return .body }
        let own = type.declaration.modifiers.first { $0.isAccessLevel }
        if let own, isHidden(own.access) { return .access(own) }
        if type.enclosing.isEmpty { return nil }
        // An extension's access level is the default of its members, which one of their own overrides.
        let outer = type.enclosing.filter { !$0.isExtension }.compactMap(\.writtenAccess)
        let inherited = own == nil ? type.enclosing.last(where: \.isExtension)?.writtenAccess : nil
        return (outer + [inherited].compactMap(\.self)).first(where: isHidden).map { .enclosingAccess($0) }
    }

    private static func isHidden(_ access: AccessLevel?) -> Bool {
        switch access {
        case .private, .fileprivate: true
        case .internal, .package, .public, .open, nil: false
        }
    }
}
