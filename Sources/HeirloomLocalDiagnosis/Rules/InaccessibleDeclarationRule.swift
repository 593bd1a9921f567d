import HeirloomModel
import HeirloomReading

/// Other files, such as the generated one, can name an instantiable type.
enum InaccessibleDeclarationRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        if type.enclosing.contains(.body) { return [.insideFunction(type)] }
        let own = type.declaration.modifiers.first { $0.isAccessLevel }
        if let own, isHidden(own.access) { return [.hidden(type, by: own)] }
        if type.enclosing.isEmpty { return [] }
        // The access level of an extension is the default for its members, which their own modifiers override.
        let outer = type.enclosing.filter { !$0.isExtension }.compactMap(\.writtenAccess)
        let inherited = own == nil ? type.enclosing.last(where: \.isExtension)?.writtenAccess : nil
        let hidden = (outer + [inherited].compactMap(\.self)).first(where: isHidden)
        return hidden.map { [.inside($0, type)] } ?? []
    }

    private static func isHidden(_ access: AccessLevel?) -> Bool {
        switch access {
        case .private, .fileprivate: true
        case .internal, .package, .public, .open, nil: false
        }
    }
}

extension LocalProblem {
    /// `@Instantiable private struct X: Instantiable`
    fileprivate static func hidden(_ type: InstantiableType, by modifier: Modifier) -> LocalProblem {
        let reason = "it is '\(modifier.keyword)': generated code in another file cannot use it"
        return unreachable(type, reason) { [$0.removing(modifier)] }
    }

    /// `private enum Outer { @Instantiable struct X: Instantiable {} }`
    fileprivate static func inside(_ access: AccessLevel, _ type: InstantiableType) -> LocalProblem {
        unreachable(
            type,
            """
            it is inside a '\(access.rawValue)' declaration: generated code in another file cannot use it; make that \
            'internal', or move it out
            """
        )
    }

    /// `func f() { @Instantiable struct X: Instantiable {} }`
    fileprivate static func insideFunction(_ type: InstantiableType) -> LocalProblem {
        unreachable(type, "it is declared inside a function, where generated code cannot use it; move it out")
    }

    private static func unreachable(
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
