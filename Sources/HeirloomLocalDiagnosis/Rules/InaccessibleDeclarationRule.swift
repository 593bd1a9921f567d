import HeirloomModel
import HeirloomReading

/// Other files, such as the generated one, can name an instantiable type.
enum InaccessibleDeclarationRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard let reason = unreachability(of: type) else { return [] }
        return [.declaration(type.name, .unreachableType(reason))]
    }

    private static func unreachability(of type: InstantiableType) -> DeclarationProblem.Unreachability? {
        if type.enclosing.contains(.body) { return .body }
        let own = type.declaration.modifiers.first { $0.isAccessLevel }
        if let own, isHidden(own.access) { return .access(own) }
        if type.enclosing.isEmpty { return nil }
        // The access level of an extension is the default for its members, which their own modifiers override.
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
