import HeirloomModel

/// What a whole file declares, as far as it decides whether code elsewhere can repeat an expression of it. Hardly any file
/// holds such an expression, and so it is read when it is asked for.
final class DeclaredNames {
    /// Names that are declared `private` or `fileprivate` anywhere in the file.
    private(set) lazy var hidden = found.hidden
    /// The names of types, aliases, functions and properties that a type's own name must stand before elsewhere, by the
    /// type's path.
    private(set) lazy var typeMembers = found.typeMembers

    private let declarations: () -> [Declaration]
    private lazy var found = Found(declarations())

    init(_ declarations: @escaping () -> [Declaration]) {
        self.declarations = declarations
    }
}

private struct Found {
    var hidden: Set<String> = []
    var typeMembers: [[String]: Set<String>] = [:]

    init(_ declarations: [Declaration]) {
        visit(declarations, in: [], isHidden: false)
    }

    private mutating func visit(_ declarations: [Declaration], in path: [String], isHidden: Bool) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                note(type.name, type.modifiers, in: path, isHidden)
                visit(type.members, in: path + [type.name], isHidden: false)
            case .extending(let extended):
                let path = extended.extendedType.type.nominalName ?? []
                visit(extended.members, in: path, isHidden: extended.modifiers.isHidden)
            case .alias(let alias):
                note(alias.name, alias.modifiers, in: path, isHidden)
            case .function(let function):
                let isOfType = function.isTypeFunction
                note(function.name, function.modifiers, in: isOfType ? path : [], isHidden)
            case .property(let property):
                note(property.name, property.modifiers, in: property.isTypeProperty ? path : [], isHidden)
            case .initializer(let initializer):
                guard isHidden || initializer.modifiers.isHidden, let name = path.last else { continue }
                hidden.formUnion(["init", "\(name)("])
            case .conditional(let conditional):
                for clause in conditional.clauses {
                    visit(clause.declarations, in: path, isHidden: isHidden)
                }
            case .importing, .macroUse:
                continue
            }
        }
    }

    /// A pattern is noted by each of its names.
    private mutating func note(
        _ name: String,
        _ modifiers: [Modifier],
        in path: [String],
        _ isHiddenAround: Bool
    ) {
        let names = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        if !path.isEmpty { typeMembers[path, default: []].formUnion(names) }
        let isHidden = modifiers.access == nil ? isHiddenAround : modifiers.isHidden
        if isHidden { hidden.formUnion(names) }
    }
}

extension [Modifier] {
    /// `private`, `fileprivate`
    var isHidden: Bool { access.map { $0 <= .fileprivate } ?? false }
}
