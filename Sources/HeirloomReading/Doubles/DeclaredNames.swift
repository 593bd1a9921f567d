import HeirloomModel
import HeirloomSyntax

/// The declarations of a whole file that determine whether code elsewhere can repeat one of its expressions. Hardly any
/// file contains such an expression, so the names are read on demand.
final class DeclaredNames {
    /// The names that are declared `private` or `fileprivate` anywhere in the file.
    private(set) lazy var hidden = found.hidden
    /// The names of types, aliases, functions and properties that must be qualified with a type's name elsewhere, by
    /// the path of the type.
    private(set) lazy var typeMembers = found.typeMembers
    private lazy var levels = found.levels

    private let declarations: () -> [Declaration]
    private lazy var found = Found(declarations())

    init(_ declarations: @escaping () -> [Declaration]) {
        self.declarations = declarations
    }

    /// The lowest access level among the file's declarations of a name; `open` if the file declares none.
    func access(of name: String) -> AccessLevel { levels[name] ?? .open }
}

private struct Found {
    var hidden: Set<String> = []
    var typeMembers: [[String]: Set<String>] = [:]
    var levels: [String: AccessLevel] = [:]

    init(_ declarations: [Declaration]) {
        visit(declarations, in: [], Surroundings())
    }

    /// The access levels that the enclosing declaration implies.
    private struct Surroundings {
        var limit = AccessLevel.open
        /// The access level of a declaration without a modifier.
        var byDefault = AccessLevel.internal

        func access(of modifiers: [Modifier]) -> AccessLevel { min(limit, modifiers.access ?? byDefault) }

        /// Whether a declaration is hidden in its own file.
        func hides(_ modifiers: [Modifier]) -> Bool { (modifiers.access ?? byDefault) <= .fileprivate }
    }

    private mutating func visit(
        _ declarations: [Declaration],
        in path: [String],
        _ around: Surroundings
    ) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                note(type.name, type.modifiers, in: path, around)
                let access = around.access(of: type.modifiers)
                // The requirements of a protocol are as accessible as the protocol.
                let byDefault = type.kind == .protocol ? max(.internal, access) : .internal
                visit(type.members, in: path + [type.name], Surroundings(limit: access, byDefault: byDefault))
            case .extending(let extended):
                let path = extended.extendedType.type.nominalName ?? []
                let byDefault = extended.modifiers.access ?? .internal
                visit(extended.members, in: path, Surroundings(byDefault: byDefault))
            case .alias(let alias):
                note(alias.name, alias.modifiers, in: path, around)
            case .function(let function):
                let isShared = path.isEmpty || function.isTypeFunction
                note(function.name, function.modifiers, in: isShared ? path : nil, around)
            case .property(let property):
                let isShared = path.isEmpty || property.isTypeProperty
                note(property.name, property.modifiers, in: isShared ? path : nil, around)
            case .initializer(let initializer):
                guard let name = path.last else { continue }
                if around.hides(initializer.modifiers) { hidden.formUnion(["init", "\(name)("]) }
                limit("\(name)(", to: around.access(of: initializer.modifiers))
            case .conditional(let conditional):
                for clause in conditional.clauses { visit(clause.declarations, in: path, around) }
            case .importing, .macroUse:
                continue
            }
        }
    }

    /// Records a declaration; a pattern counts as each of its names.
    ///
    /// - Parameter path: The path of the enclosing type; `nil` for a member of its instances.
    private mutating func note(
        _ name: String,
        _ modifiers: [Modifier],
        in path: [String]?,
        _ around: Surroundings
    ) {
        let names = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        if around.hides(modifiers) { hidden.formUnion(names) }
        guard let path else { return }
        if !path.isEmpty { typeMembers[path, default: []].formUnion(names) }
        for name in names { limit(name, to: around.access(of: modifiers)) }
    }

    private mutating func limit(_ name: String, to access: AccessLevel) {
        levels[name] = min(levels[name] ?? .open, access)
    }
}

extension [Modifier] {
    /// `private`, `fileprivate`
    var isHidden: Bool { access.map { $0 <= .fileprivate } ?? false }
}
