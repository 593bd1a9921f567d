import HeirloomModel
import HeirloomReading

extension DeclarationProblem {
    func message(name: String) -> String {
        switch self {
        case .unbuildableKind(let kind, _):
            "'@Instantiable' is for structs, classes, actors and extensions, and '\(name)' is "
                + (kind == .enum ? "an enum" : "a protocol")
        case .missingConformance:
            "'\(name)' is '@Instantiable' and must conform to 'Instantiable'; where another declaration makes "
                + "it conform, say 'conformsElsewhere: true'"
        case .genericRoot:
            "'\(name)' cannot be a root, because it is generic, and nothing says which '\(name)' it would be; let a type "
                + "that is not generic instantiate it, and remove 'isRoot: true'"
        case .unsupportedGenerics(let obstacle):
            obstacle.message(name: name)
        case .noncopyableType(let suppressed):
            "'\(name)' cannot be '@Instantiable', because it is '\(suppressed.type.spelling)' and the types "
                + "that receive it could not share it"
        case .unreachableType(let reason):
            "'\(name)' cannot be '@Instantiable', because \(reason.clause)"
        case .rootFunctionReceives(let parameter, _):
            "'\(name)' is a root, and nothing above it could provide '\(parameter.name)'; remove 'isRoot: true'"
        case .strayAttribute(let stray):
            "'@\(stray.attribute.baseName)' belongs on a stored property of an '@Instantiable' type, and '\(name)' is "
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
        case .unreachableType(.enclosingAccess), .unreachableType(.body), .noncopyableType,
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
        return FixIt(message: "say that a superclass conforms", edits: [edit])
    }
}

extension DeclarationProblem.GenericObstacle {
    fileprivate func message(name: String) -> String {
        switch self {
        case .context(let outer):
            "'\(name)' cannot be '@Instantiable' inside the generic type '\(outer)', because nothing says in which "
                + "'\(outer)' it is built; move it out, and let it be generic itself"
        case .parameter(let parameter):
            "'\(name)' cannot be '@Instantiable', because its parameter '\(parameter.name)' is "
                + (parameter.kind == .pack ? "a pack" : "a value")
                + "; put '@Instantiable' on an extension whose 'static func instantiate' says which '\(name)' is built"
        case .double:
            "no 'mock' of '\(name)' can be generated, because it is generic, and nothing says of which '\(name)' it would "
                + "be; remove 'generateMock: true', and override what a root builds of it"
        }
    }
}

extension DeclarationProblem.ExtensionReplacement {
    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt(
            message: "replace '@Instantiable' with an extension that says what is built",
            edits: removed.map(edits.remove) + [edits.insert(text, at: insertion)]
        )
    }
}

extension DeclarationProblem.Unreachability {
    fileprivate var clause: String {
        switch self {
        case .access(let modifier):
            "it is '\(modifier.keyword)', and the generated code, which stands in a file of its own, cannot "
                + "name it"
        case .enclosingAccess(let access):
            "it stands in a '\(access.rawValue)' declaration, and the generated code, which stands in a file "
                + "of its own, cannot name it; make that 'internal', or move it out"
        case .body:
            "it is declared inside a function, where the generated code cannot name it; move it out"
        }
    }
}
