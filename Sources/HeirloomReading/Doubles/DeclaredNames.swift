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

extension Construction {
    /// Notes the parameters of the called function whose types and defaults other code can repeat.
    ///
    /// - Parameter context: The context of the type's members, which the defaults mention without qualification.
    mutating func noteDefaults(in signature: FunctionSignature, _ context: DeclarationContext) {
        guard signature.parameters.contains(where: { $0.hasDefault }) else { return }
        var position = 0
        for parameter in signature.parameters {
            let kept = DefaultedParameter(parameter, at: position, context)
            if !parameter.isOptional || arguments.contains(where: { $0.typeRange == parameter.type.range }) {
                if let kept { defaultsOfArguments.append(kept) }
                position += 1
            } else if let kept {
                defaulted.append(kept)
                position += 1
            }
        }
        defaulted = defaulted.named
    }
}

extension DefaultedParameter {
    fileprivate init?(
        _ parameter: ParameterDeclaration,
        at position: Int,
        _ context: DeclarationContext
    ) {
        guard let range = parameter.defaultValue, let type = parameter.repeatableType,
            let value = RepeatableExpression(context.text.text(range), of: context.path, names: context.names)
        else { return nil }
        self.init(
            label: parameter.label,
            name: parameter.name,
            type: TypeReference(type: type, range: parameter.type.range),
            value: value.text,
            access: value.access,
            position: position
        )
    }
}

extension [DefaultedParameter] {
    /// The parameters, with a name for those that the body does not see: `isOn _: Bool = true`.
    fileprivate var named: [DefaultedParameter] {
        guard contains(where: { $0.name == "_" }) else { return self }
        var taken = Set(map(\.name))
        return map { parameter in
            guard parameter.name == "_" else { return parameter }
            var parameter = parameter
            parameter.name = parameter.label ?? "value"
            while !taken.insert(parameter.name).inserted { parameter.name += "_" }
            return parameter
        }
    }
}

extension ParameterDeclaration {
    /// The type of the value that is passed; `nil` if another function could not take it and pass it on.
    fileprivate var repeatableType: TypeExpression? {
        guard !isVariadic, attributes.isEmpty, !type.type.isInferred else { return nil }
        var type = type.type
        if case .attributed(let attributes, let base) = type {
            // The attributes that are left belong to a function. Specifiers such as `inout` and `isolated` describe how
            // it is passed.
            let kept = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
            guard kept.allSatisfy({ !$0.isSpecifier || $0 == "nonisolated(nonsending)" }) else { return nil }
            if attributes.contains("@autoclosure") {
                guard case .function(let function) = base else { return nil }
                type = function.result
            } else {
                type = kept.isEmpty ? base : .attributed(kept, base)
            }
        }
        switch type {
        case .implicitlyUnwrapped(let wrapped): return .optional(wrapped)
        case .packElement, .packExpansion, .suppressed: return nil
        case .named, .member, .optional, .array, .dictionary, .inlineArray, .tuple, .function, .existential,
            .opaque, .composition, .metatype, .protocolMetatype, .attributed, .integer, .placeholder:
            return type
        }
    }
}

/// An expression that means the same elsewhere in the module.
private struct RepeatableExpression {
    let text: String
    /// The lowest access level of the names in the expression, as far as the file shows.
    let access: AccessLevel

    /// Macros such as `#line` depend on their location.
    private static let places: Set<String> = [
        "file", "fileID", "filePath", "line", "column", "function", "isolation", "dsohandle",
    ]
    private static let literals: Set<String> = ["true", "false", "nil"]

    /// `nil` if the expression means something else elsewhere, or nothing.
    init?(_ text: String, of path: [String], names: DeclaredNames) {
        let expression = ExpressionWords(text)
        let words = expression.words.filter { !Self.literals.contains($0.name) }
        var replaced = Array(text.utf8)
        var access = AccessLevel.open
        for word in words.reversed() {
            if word.isMacro, Self.places.contains(word.name) { return nil }
            if word.isLabel { continue }
            if names.hidden.contains(word.name) { return nil }
            access = min(access, names.access(of: word.name))
            if word.isCalled { access = min(access, names.access(of: "\(word.name)(")) }
            if word.isCalled, names.hidden.contains("\(word.name)(") { return nil }
            guard !word.isMember, !word.isMacro, let owner = Self.owner(of: word.name, in: path, names) else {
                continue
            }
            // A closure may declare the name itself.
            if expression.hasBraces { return nil }
            let name = word.name == "Self" ? [] : [UInt8](".".utf8) + replaced[word.range]
            replaced.replaceSubrange(word.range, with: [UInt8](owner.joined(separator: ".").utf8) + name)
        }
        self.text = String(decoding: replaced, as: UTF8.self)
        self.access = access
    }

    /// The type that must qualify a name elsewhere: the innermost that declares it.
    private static func owner(of name: String, in path: [String], _ names: DeclaredNames) -> [String]? {
        if name == "Self" { return path }
        return path.indices.reversed().lazy.map { Array(path[...$0]) }
            .first { names.typeMembers[$0]?.contains(name) ?? false }
    }
}
