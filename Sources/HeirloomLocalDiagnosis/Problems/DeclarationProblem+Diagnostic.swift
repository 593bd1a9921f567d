import HeirloomModel
import HeirloomReading

extension DeclarationProblem {
    func message(name: String) -> String {
        switch self {
        case .unbuildableKind(let kind, _):
            "'@Instantiable' requires a struct, class, actor or extension, but '\(name)' is "
                + (kind == .enum ? "an enum" : "a protocol")
        case .missingConformance:
            "'@Instantiable' type '\(name)' must conform to 'Instantiable'; if it conforms elsewhere, write "
                + "'conformsElsewhere: true'"
        case .genericRoot:
            "'\(name)' cannot be a root because it is generic and its arguments are unknown; instantiate it in a "
                + "nongeneric type and remove 'isRoot: true'"
        case .unsupportedGenerics(let obstacle):
            obstacle.message(name: name)
        case .unreachableType(let reason):
            "'\(name)' cannot be '@Instantiable' because \(reason.clause)"
        case .rootFunctionReceives(let parameter, _):
            "root '\(name)' cannot receive '\(parameter.name)' because no type above it can provide it; remove "
                + "'isRoot: true'"
        case .strayAttribute(let stray):
            "'@\(stray.attribute.baseName)' requires a stored property of an '@Instantiable' type, but '\(name)' is "
                + stray.kind
        }
    }

    func fixIts(_ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .unbuildableKind(_, let attribute):
            [FixIt(message: "remove '@Instantiable'", edits: [edits.remove(attribute)])]
        case .missingConformance(let missing):
            [
                FixIt(
                    message: "add conformance to 'Instantiable'",
                    edits: [edits.insert(missing.insertedText, at: missing.insertion)]
                )
            ] + (missing.inheritedBelow.map { [Self.inheriting($0, edits)] } ?? [])
        case .genericRoot(let attribute):
            Self.removing("isRoot", from: attribute, edits)
        case .unsupportedGenerics(.double(let attribute)):
            Self.removing("generateMock", from: attribute, edits)
        case .unreachableType(.access(let modifier)):
            [FixIt(message: "remove '\(modifier.keyword)'", edits: [edits.remove(modifier.range)])]
        case .unreachableType(.enclosingAccess), .unreachableType(.body),
            .unsupportedGenerics(.context), .unsupportedGenerics(.parameter):
            []
        case .rootFunctionReceives(_, let attribute):
            Self.removing("isRoot", from: attribute, edits)
        case .strayAttribute(let stray):
            stray.fixIts(edits)
        }
    }

    /// Removes an argument that is `true`.
    private static func removing(
        _ label: String,
        from attribute: AttributeUse,
        _ edits: SourceEdits
    ) -> [FixIt] {
        attribute.argument(label).map { argument in
            [FixIt(message: "remove '\(label): true'", edits: [edits.removing(argument, from: attribute)])]
        } ?? []
    }

    /// `@Instantiable(conformsElsewhere: true)`
    private static func inheriting(_ attribute: AttributeUse, _ edits: SourceEdits) -> FixIt {
        let said = "conformsElsewhere: true"
        let edit =
            attribute.arguments?.first.map { edits.insert("\(said), ", at: $0.range.start) }
            ?? edits.replace(
                attribute.argumentsRange ?? SourceRange(at: attribute.range.end),
                with: "(\(said))"
            )
        return FixIt(message: "declare that a superclass conforms", edits: [edit])
    }
}

extension DeclarationProblem.GenericObstacle {
    fileprivate func message(name: String) -> String {
        switch self {
        case .context(let outer):
            "'\(name)' cannot be '@Instantiable' inside the generic type '\(outer)' because the arguments of "
                + "'\(outer)' are unknown; move it out, and make it generic itself"
        case .parameter(let parameter):
            "'\(name)' cannot be '@Instantiable' because '\(parameter.name)' is a "
                + (parameter.kind == .pack ? "parameter pack" : "value parameter")
                + "; put '@Instantiable' on an extension whose 'static func instantiate' returns a concrete '\(name)'"
        case .double:
            "no 'mock' can be generated for '\(name)' because it is generic and its arguments are unknown; remove "
                + "'generateMock: true', and override it in the mock of a root"
        }
    }
}

extension DeclarationProblem.ExtensionReplacement {
    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt(
            message: "replace '@Instantiable' with an extension that declares 'instantiate'",
            edits: removed.map(edits.remove) + [edits.insert(text, at: insertion)]
        )
    }
}

extension DeclarationProblem.Unreachability {
    fileprivate var clause: String {
        switch self {
        case .access(let modifier):
            "it is '\(modifier.keyword)': generated code in another file cannot use it"
        case .enclosingAccess(let access):
            "it is inside a '\(access.rawValue)' declaration: generated code in another file cannot use it; make "
                + "that 'internal', or move it out"
        case .body:
            "it is declared inside a function, where generated code cannot use it; move it out"
        }
    }
}
