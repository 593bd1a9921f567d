import HeirloomModel
import HeirloomReading

/// Other files, such as the generated one, can name an instantiable type.
enum InaccessibleDeclarationRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        if type.enclosing.contains(.body) {
            return .unreachable(
                type,
                "it is declared inside a function, where generated code cannot use it; move it out"
            )
        }
        let own = type.declaration.modifiers.first { $0.isAccessLevel }
        if let own, isHidden(own.access) {
            let reason = "it is '\(own.keyword)': generated code in another file cannot use it"
            return .unreachable(type, reason) { [$0.removing(own)] }
        }
        if type.enclosing.isEmpty { return nil }
        // The access level of an extension is the default for its members, which their own modifiers override.
        let outer = type.enclosing.filter { !$0.isExtension }.compactMap(\.writtenAccess)
        let inherited = own == nil ? type.enclosing.last(where: \.isExtension)?.writtenAccess : nil
        return (outer + [inherited].compactMap(\.self)).first(where: isHidden).map { access in
            .unreachable(
                type,
                """
                it is inside a '\(access.rawValue)' declaration: generated code in another file cannot use it; make \
                that 'internal', or move it out
                """
            )
        }
    }

    private static func isHidden(_ access: AccessLevel?) -> Bool {
        access.map { $0 <= .fileprivate } ?? false
    }
}

extension LocalProblem {
    fileprivate static func unreachable(
        _ type: InstantiableType,
        _ reason: String,
        fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
    ) -> LocalProblem {
        LocalProblem(
            .unreachableType,
            at: type.declaration.nameRange,
            message: "'\(type.declaration.name)' cannot be '@Instantiable' because \(reason)",
            fixIts: fixIts
        )
    }
}
