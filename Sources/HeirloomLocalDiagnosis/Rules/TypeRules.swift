import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiable` applies to structs, classes, actors and extensions; an enum or a protocol cannot be built.
enum UnbuildableKindRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        switch type.declaration.kind {
        case .struct, .class, .actor: return nil
        case .enum where type.attribute.servesDoublesOnly: return nil
        case .enum, .protocol: break
        }
        return LocalProblem(
            .unbuildableKind,
            at: type.declaration.nameRange,
            message: """
                '@Instantiable' requires a struct, class, actor or extension, but '\(type.declaration.name)' is \
                \(type.declaration.kind.phrase)
                """
        ) {
            [$0.removing(type.attribute)]
        }
    }
}

/// A declaration with `@Instantiable` conforms to `Instantiable`, unless it has `conformsElsewhere: true`.
///
/// The macro cannot add the conformance itself, because macros that add conformances cannot be attached to extensions.
enum MissingConformanceRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        // A type that can never be instantiable need not conform.
        guard let missing = MissingConformance(of: type.declaration), GenericTypeRule.isSpecializable(type),
            !type.attribute.mayConformElsewhere
        else { return nil }
        // An inherited conformance would have the `ForwardedProperties` of the superclass.
        if case .possible = Superclass(of: type.declaration), type.forwarded.isEmpty {
            return .missing(missing, of: type.name, mayBeInherited: true)
        }
        return .missing(missing, of: type.name)
    }

    static func problem(with type: InstantiableExtension) -> LocalProblem? {
        guard let missing = MissingConformance(of: type.declaration), !type.attribute.mayConformElsewhere
        else { return nil }
        return .missing(missing, of: type.name)
    }
}

/// The place to write `: Instantiable`, or a misspelled name to correct.
struct MissingConformance {
    private let range: SourceRange
    private let text: String

    /// `nil` if the type conforms.
    init?(of type: TypeDeclaration) { self.init(type.inheritance, after: type.headEnd) }

    /// `nil` if the extension conforms.
    init?(of extended: ExtensionDeclaration) {
        let type = extended.extendedType
        self.init(extended.inheritance, after: type.range.end, isRetroactive: type.type.isOfAnotherPackage)
    }

    private init?(_ inheritance: [TypeReference], after head: SourcePosition, isRetroactive: Bool = false) {
        if inheritance.contains(where: { $0.type.namesInstantiable }) { return nil }
        let meant = Array("Instantiable".utf8)
        let misspelled = inheritance.first { written in
            written.type.nominalName?.last.map { Misspelling.distance(meant, Array($0.utf8)) != nil } ?? false
        }
        if let misspelled {
            range = misspelled.range
            text = "Instantiable"
            return
        }
        range = SourceRange(at: inheritance.last?.range.end ?? head)
        text = (inheritance.isEmpty ? ":" : ",") + (isRetroactive ? " @retroactive" : "") + " Instantiable"
    }

    func edit(_ edits: SourceEdits) -> FixIt.Edit {
        range.start == range.end
            ? edits.insert(clause: text, at: range.start) : edits.replace(range, with: text)
    }
}

extension AttributeUse {
    /// Whether `conformsElsewhere: true` is written, or an argument that is misspelled and may be that.
    fileprivate var mayConformElsewhere: Bool {
        let isMisspelled = { (label: String) in LiteralForm.ofArguments[label] == nil }
        return boolean("conformsElsewhere") == true
            || arguments?.compactMap(\.label).contains(where: isMisspelled) == true
    }
}

extension TypeExpression {
    fileprivate var namesInstantiable: Bool {
        if case .composition(let members) = self { return members.contains(where: \.namesInstantiable) }
        return nominalComponents?.nameHeirloom("Instantiable") ?? false
    }

    /// Whether it is sugar for a standard library type, or a name that no other module gives to a type.
    fileprivate var isOfAnotherPackage: Bool {
        canonical(name: TypeExpression.named).nominalName.map(ExternalTypes.isKnown) ?? false
    }
}

extension LocalProblem {
    /// `@Instantiable struct X {}`
    ///
    /// - Parameter mayBeInherited: Whether a superclass may conform, which only its declaration would show.
    fileprivate static func missing(
        _ conformance: MissingConformance,
        of type: NamedPlace,
        mayBeInherited: Bool = false
    ) -> LocalProblem {
        LocalProblem(
            .missingConformance,
            at: type.range,
            message: """
                '@Instantiable' type '\(type.name)' must conform to 'Instantiable'; if it conforms elsewhere, write \
                'conformsElsewhere: true'
                """
        ) { edits in
            let fixIt = FixIt("add conformance to 'Instantiable'", conformance.edit(edits))
            return [mayBeInherited ? fixIt.guessed : fixIt]
        }
    }

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

/// Each specialization of a generic type is built separately, and so the declaration can be neither a root nor have a
/// generated double. Each generic parameter denotes one known type.
enum GenericTypeRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        if type.declaration.genericParameters.isEmpty, type.enclosing.isEmpty { return [] }
        let place = type.declaration.nameRange
        var problems = obstacles(to: type).map { LocalProblem(.unsupportedGenerics, at: place, message: $0) }
        if type.declaration.genericParameters.isEmpty { return problems }
        let name = type.declaration.name
        let double = """
            no 'mock' can be generated for '\(name)' because it is generic and its arguments are unknown; remove \
            'generateMock: true', and override it in the mock of a root
            """
        let root = """
            '\(name)' cannot be a root because it is generic and its arguments are unknown; instantiate it in a \
            nongeneric type and remove 'isRoot: true'
            """
        let flags = [("generateMock", DiagnosticID.unsupportedGenerics, double), ("isRoot", .notARoot, root)]
        for (flag, id, message) in flags where type.attribute.boolean(flag) == true {
            problems.append(
                LocalProblem(id, at: place, message: message) {
                    $0.removing(flag: flag, from: type.attribute)
                }
            )
        }
        return problems
    }

    /// Whether the type has no generic parameters or can be built for its arguments.
    static func isSpecializable(_ type: InstantiableType) -> Bool { obstacles(to: type).isEmpty }

    /// Returns the reasons why no specialization of the type can be built.
    private static func obstacles(to type: InstantiableType) -> [String] {
        let name = type.declaration.name
        var obstacles: [String] = []
        if let outer = type.enclosing.lazy.compactMap(genericName).first {
            obstacles.append(
                """
                '\(name)' cannot be '@Instantiable' inside the generic type '\(outer)' because the arguments of \
                '\(outer)' are unknown; move it out, and make it generic itself
                """
            )
        }
        if let parameter = type.declaration.genericParameters.first(where: { $0.kind != .type }) {
            let kind = parameter.kind == .pack ? "parameter pack" : "value parameter"
            obstacles.append(
                """
                '\(name)' cannot be '@Instantiable' because '\(parameter.name)' is a \(kind); put '@Instantiable' on \
                an extension whose 'static func instantiate' returns a concrete '\(name)'
                """
            )
        }
        return obstacles
    }

    private static func genericName(_ enclosing: EnclosingDeclaration) -> String? {
        guard case .type(let type) = enclosing, !type.genericParameters.isEmpty else { return nil }
        return type.name
    }
}

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

/// Other files can name the types of dependencies; the types of forwarded ones are as accessible as the declaring type.
///
/// Only types nested in the same type are visible here; the compiler checks the rest.
enum InaccessibleDependencyRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        let access = min(type.writtenAccess ?? .internal, .public)
        guard type.nested.values.contains(where: { $0.access < max(.internal, access) }) else { return [] }
        return type.injected.compactMap { problem(with: $0, in: type, madeFrom: access) }
    }

    /// - Parameter access: The access level of what the macro adds to the type.
    private static func problem(
        with property: InjectedProperty,
        in type: InstantiableType,
        madeFrom access: AccessLevel
    ) -> LocalProblem? {
        if let hidden = type.nestedType(namedBy: property, below: .internal),
            let modifier = hidden.type.modifiers.first(where: { $0.isAccessLevel })
        {
            return LocalProblem(
                .unreachableType,
                of: property,
                message: """
                    the type '\(hidden.name)' of '\(property.label)' is '\(modifier.keyword)', so generated code in \
                    another file cannot use it
                    """
            ) {
                [FixIt("make '\(hidden.name)' internal", $0.remove(modifier.range))]
            }
        }
        guard property.kind == .forwarded,
            let narrow = type.nestedType(namedBy: property, below: access)
        else { return nil }
        return LocalProblem(
            .inaccessibleType,
            of: property,
            message: """
                type '\(narrow.name)' of forwarded property '\(property.label)' must be '\(access.rawValue)', like the \
                type that declares the property
                """
        ) { edits in
            let written = narrow.type.modifiers.first { $0.isAccessLevel }
            let edit =
                written.map { edits.replace($0.range, with: access.rawValue) }
                ?? narrow.type.start.map { edits.insert("\(access.rawValue) ", at: $0) }
            return edit.map { [FixIt("make '\(narrow.name)' \(access.rawValue)", $0).guessed] } ?? []
        }
    }
}

extension InstantiableType {
    /// Whether members as accessible as the type can name the types of its dependencies.
    package var exposesVisibleTypes: Bool { InaccessibleDependencyRule.problems(in: self).isEmpty }
}
