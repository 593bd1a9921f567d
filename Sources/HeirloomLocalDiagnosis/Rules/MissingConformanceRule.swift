import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration with `@Instantiable` conforms to `Instantiable`, unless it has `conformsElsewhere: true`.
///
/// The macro cannot add the conformance itself, because macros that add conformances cannot be attached to extensions.
enum MissingConformanceRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        // A type that can never be instantiable need not conform.
        guard GenericTypeRule.isSpecializable(type), !type.attribute.mayConformElsewhere,
            let missing = MissingConformance(of: type.declaration)
        else { return nil }
        // An inherited conformance would have the `ForwardedProperties` of the superclass.
        if case .possible = Superclass(of: type.declaration), type.forwarded.isEmpty {
            return .missing(missing, of: type.name, mayBeInherited: true)
        }
        return .missing(missing, of: type.name)
    }

    static func problem(with type: InstantiableExtension) -> LocalProblem? {
        guard !type.attribute.mayConformElsewhere, let missing = MissingConformance(of: type.declaration)
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

    func edit(_ edits: SourceEdits) -> FixIt.Edit { edits.replace(range, with: text) }
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
}
