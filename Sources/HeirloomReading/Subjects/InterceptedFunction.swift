import HeirloomModel
import HeirloomSyntax

/// A function with interceptors around its body: `@Intercepted(by: \Shop.log) func pay(_ amount: Int)`.
package struct InterceptedFunction: Sendable {
    package let declaration: FunctionDeclaration
    /// The names of the enclosing types, outermost first.
    private let typeNames: [String]
    /// The names of types that are known to be noncopyable.
    private let noncopyableNames: Set<String>

    /// - Parameter enclosing: The enclosing declarations, outermost first.
    package init(_ declaration: FunctionDeclaration, enclosing: [EnclosingDeclaration]) {
        self.declaration = declaration
        typeNames = enclosing.flatMap(\.typeNames)
        let signature = declaration.signature
        noncopyableNames = Set(
            enclosing.flatMap(\.noncopyableNames) + signature.genericParameters.noncopyableNames
                + signature.requirements.noncopyableNames
        )
    }

    /// The type that declares the function; `nil` outside of one: `Mall.Shop`
    package var typeName: String? { typeNames.isEmpty ? nil : typeNames.joined(separator: ".") }

    /// The full name: `pay(_:to:)`
    package var name: String {
        let labels = declaration.signature.parameters.map { "\($0.label ?? "_"):" }
        return "\(declaration.name)(\(labels.joined()))"
    }

    /// Whether its result is known to be noncopyable.
    package var returnsNoncopyable: Bool { declaration.returnType.map { isNoncopyable($0.type) } ?? false }

    /// The parameters whose values are passed to interceptors, in declaration order. Excluded are parameters without a
    /// name, nonescaping closures, and parameters that are noncopyable or may be, as an ownership specifier suggests.
    package var arguments: [ParameterDeclaration] {
        declaration.signature.parameters.filter { parameter in
            let type = parameter.type.type
            let isExcluded = ["borrowing", "consuming", "@autoclosure"].contains(where: type.isParameter)
            return parameter.name != "_" && !parameter.isIsolationOfCaller && !isExcluded
                && !isNoncopyable(type) && (!type.isFunction || type.isEscaping)
        }
    }

    /// Returns whether an argument is certainly copyable and escaping. An alias may name a nonescaping function.
    package func isPassable(_ argument: ParameterDeclaration) -> Bool {
        if case .member = argument.type.type { return false }
        guard let names = argument.type.type.nominalName else { return true }
        return ExternalTypes.isPlainValue(names)
            || declaration.signature.genericParameters.contains { [$0.name] == names }
    }

    /// The rest of a key path after its root, if that is the type itself: `log` for `\Shop.log`; `nil` for any other
    /// expression.
    package func member(of keyPath: String) -> String? {
        let roots = ["Self"] + typeNames.indices.map { typeNames[$0...].joined(separator: ".") }
        for root in roots where keyPath.hasPrefix("\\\(root).") {
            return String(keyPath.dropFirst(root.count + 2))
        }
        return nil
    }

    private func isNoncopyable(_ type: TypeExpression) -> Bool {
        let type = type.withoutOptional
        if case .opaque(let constraint) = type { return constraint.suppressesCopying }
        return type.nominalName.map { noncopyableNames.contains($0.joined(separator: ".")) } ?? false
    }
}

extension EnclosingDeclaration {
    var typeNames: [String] {
        switch self {
        case .type(let type): [type.name]
        case .extending(let extended): extended.extendedType.type.nominalName ?? []
        case .body: []
        }
    }

    fileprivate var noncopyableNames: [String] {
        guard case .type(let type) = self else { return [] }
        let isNoncopyable = type.inheritance.contains { $0.type.suppressesCopying }
        return type.genericParameters.noncopyableNames + type.requirements.noncopyableNames
            + (isNoncopyable ? ["Self", type.name] : [])
    }
}

extension [GenericParameter] {
    fileprivate var noncopyableNames: [String] {
        filter { $0.inheritance?.type.suppressesCopying == true }.map(\.name)
    }
}

extension [GenericRequirement] {
    fileprivate var noncopyableNames: [String] {
        filter { $0.supertype?.suppressesCopying == true }.map(\.subject.spelling)
    }
}
