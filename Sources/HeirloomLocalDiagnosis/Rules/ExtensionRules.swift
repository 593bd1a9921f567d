import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An instantiable extension has a `static func instantiate` that returns the extended type.
enum MissingInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.isEmpty
            ? [missing(in: type)] : type.functions.compactMap { problem(with: $0, in: type) }
    }

    private static func missing(in type: InstantiableExtension) -> LocalProblem {
        let name = type.name.name
        guard let misnamed = type.misnamed else {
            return LocalProblem(
                .unusableInstantiate,
                at: type.name.range,
                message: "an '@Instantiable' extension of '\(name)' must declare a 'static func instantiate'"
            ) {
                let head = "static func instantiate() -> \(name)"
                return [$0.writing("instantiate", head, in: type.declaration.bodyRange)]
            }
        }
        return LocalProblem(
            .unusableInstantiate,
            at: misnamed.nameRange,
            message: """
                '\(misnamed.name)' must be named 'instantiate', the function that builds '\(name)' in an \
                '@Instantiable' extension
                """
        ) {
            [FixIt("rename it to 'instantiate'", $0.replace(misnamed.nameRange, with: "instantiate"))]
        }
    }

    private static func problem(
        with function: FunctionDeclaration,
        in type: InstantiableExtension
    ) -> LocalProblem? {
        let name = type.name.name
        if !function.isTypeFunction {
            return LocalProblem(
                .unusableInstantiate,
                at: function.nameRange,
                message: function.message(instanceOf: name)
            ) {
                [$0.makingStatic(function)]
            }
        }
        // An optional of the type is not a wrong type: it makes the function failable.
        if type.mayReturnExtendedType(function) || function.obstacles.contains(.failable) { return nil }
        return LocalProblem(
            .unusableInstantiate,
            at: function.nameRange,
            message: "'instantiate' in an extension of '\(name)' must return '\(name)'"
        ) {
            $0.returning(name, from: function)
        }
    }
}

/// Generated code can see and call `instantiate`.
enum InstanceInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.compactMap { function in
            let obstacles = type.obstacles(to: function)
            if !obstacles.isEmpty {
                let place = NamedPlace(name: function.name, range: function.nameRange)
                return .unsupported(place, of: type.name.name, obstacles)
            }
            let own = function.modifiers.first { $0.isAccessLevel }
            guard let modifier = own ?? type.declaration.modifiers.first(where: { $0.isAccessLevel }),
                let access = modifier.access, access <= .fileprivate
            else { return nil }
            return LocalProblem(
                .unusableInitializer,
                at: modifier.range,
                message: modifier.message(hiding: "function 'instantiate'", of: type.name.name)
            ) {
                [$0.removing(modifier)]
            }
        }
    }
}

/// An instantiable extension has neither a `where` clause nor generic arguments: the return type of `instantiate`
/// determines what is built.
enum ConstrainedExtensionRule {
    static func problem(with type: InstantiableExtension) -> LocalProblem? {
        if type.declaration.whereClause != nil { return .constrained(type, "cannot be constrained") }
        // `[S]` is an `Array<S>`.
        let extended = type.declaration.extendedType.type.canonical(name: TypeExpression.named)
        guard let components = extended.nominalComponents, components.contains(where: { !$0.isPlain })
        else { return nil }
        let name = TypeExpression.named(components.map { TypeNameComponent($0.name) }).spelling
        return .constrained(type, "must extend '\(name)' without generic arguments")
    }
}

extension LocalProblem {
    fileprivate static func constrained(_ type: InstantiableExtension, _ advice: String) -> LocalProblem {
        LocalProblem(
            .constrainedExtension,
            at: type.name.range,
            message: """
                the '@Instantiable' extension of '\(type.name.name)' \(advice); the return type of 'instantiate' \
                specifies the type to build
                """
        )
    }
}

/// At most one unconditional function builds a specialization, and at most one makes its double.
enum DuplicateFunctionRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        let functions = type.buildingFunctions.filter { type.condition(of: $0) == nil }
        return problems(.duplicateType, among: functions) { ($0, named: $0.spelling) }
    }

    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.wantsFunction else { return [] }
        let functions = subject.functions.filter { $0.qualifies && $0.condition == nil }.map(\.function)
        let name = subject.name.name
        let own = TypeExpression.named([TypeNameComponent(String(name.split(separator: ".").last ?? ""))])
        return problems(.duplicateMock, among: functions) { returned in
            (returned.unqualified.nominalName == ["Self"] ? own : returned, named: name)
        }
    }

    /// - Parameter made: Returns the type that a function makes, and its name in messages, from the function's result.
    private static func problems(
        _ id: DiagnosticID,
        among functions: [FunctionDeclaration],
        _ made: (TypeExpression) -> (type: TypeExpression, named: String)
    ) -> [LocalProblem] {
        var found: [TypeExpression: SourceRange] = [:]
        return functions.compactMap { function in
            guard let (type, name) = function.returnType.map({ made($0.type) }) else { return nil }
            guard let first = found[type.unqualified] else {
                found[type.unqualified] = function.nameRange
                return nil
            }
            return LocalProblem(
                id,
                at: function.nameRange,
                message: "'\(name)' has two '\(function.name)' functions",
                notes: [("the other one is here; remove one of the two", first)]
            )
        }
    }
}
