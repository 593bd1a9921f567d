import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Reports a property that could be received but is not marked `@Received`.
    func unmarkedDependency(of scope: ScopeID, at index: Int, _ provider: DependencyID) -> Diagnostic {
        let property = tree[scope].declared.declaration.valueless[index]
        let mark = remedies.changes.insert("@Received ", at: property.range.start, of: scope)
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(property.label)' of '\(name(scope))' has no value, but '\(name(provider.scope))' provides one: mark it \
                '@Received'
                """,
            location: location(property.labelRange, scope),
            notes: [note("'\(text(of: provider))' is provided here", at: place(provider))],
            fixIts: [FixIt(message: "mark it '@Received'", edits: [mark])]
        )
    }

    func missingInitializer(_ scope: ScopeID, _ obstacle: MemberwiseObstacle) -> Diagnostic {
        let reason: String
        var place = place(scope)
        var arguments: String?
        var isExact = true
        var coder: [String] = []
        switch obstacle {
        case .requiredInitializers(let inherited):
            return requiredInitializers(scope, inherited)
        case .superclass(let superclass, let initializer):
            reason = "'\(name(superclass))' has no 'init()'"
            let known = sdkArguments(for: initializer, of: superclass)
            arguments = known ?? initializer.requiredLabels.map { "\($0): …" }.joined(separator: ", ")
            isExact = known != nil
        case .sdkSuperclass(let type, let facts, let withCoder):
            reason = facts.reasonToCall(type.name)
            arguments = facts.calledArguments ?? "…"
            isExact = facts.calledArguments != nil
            let level = min(tree[scope].declared.declaration.access, .public)
            let access = level > .internal ? "\(level.rawValue) " : ""
            if withCoder { coder = [""] + facts.coderLines(indentation: "    ", access: access) }
        case .aliasedFunction(let dependency):
            let property = DependencyID(scope: scope, index: dependency)
            let type = tree[property].declared.declaration.type.type.spelling
            reason = "the macro cannot see that '\(type)' is a function type"
            place = self.place(property)
        }
        let written = skeleton(scope, calling: arguments)
        return Diagnostic(
            id: .missingInitializer,
            message: "\(reason), so '\(name(scope))' must declare an initializer",
            location: place,
            notes: [note("write '\(written.line)'", at: self.place(scope))],
            fixIts: isExact ? [remedies.write(written.lines + coder, in: scope)] : []
        )
    }

    /// Returns the arguments of `super.init(…)` for a class that overrides an initializer of Apple's that suits any
    /// subclass.
    private func sdkArguments(for initializer: InitializerSummary, of superclass: EntityID) -> String? {
        guard let facts = tree.sdkSuperclass(of: superclass)?.facts,
            facts.passesOnInit(toClassWith: [initializer.requiredLabels])
        else { return nil }
        return facts.calledArguments
    }

    /// `init(x: X) { self.x = x; super.init(y: …) }`
    private func skeleton(_ scope: ScopeID, calling arguments: String?) -> InitializerSkeleton {
        let dependencies = tree[scope].dependencies.map(\.declared)
        let parameters = dependencies.map { dependency in
            let label = ReservedWords.escapedLabel(dependency.declaration.label)
            return "\(label): \(parameterSpelling(dependency))"
        }
        let assignments = dependencies.map { dependency in
            let label = ReservedWords.escaped(dependency.declaration.label)
            return dependency.declaration.wrappedAssignment ?? "self.\(label) = \(label)"
        }
        let declaration = tree[scope].declared.declaration
        let level = min(declaration.access, declaration.construction.access, .public)
        let access = level > .internal ? "\(level.rawValue) " : ""
        return InitializerSkeleton(
            head: "\(access)init(\(parameters.joined(separator: ", ")))",
            statements: assignments + (arguments.map { ["super.init(\($0))"] } ?? [])
        )
    }

    /// `@escaping () -> X`
    private func parameterSpelling(_ dependency: DeclaredDependency) -> String {
        let spelling = dependency.declaration.type.type.spelling
        return dependency.type.canonical.isFunction ? TypeExpression.escaping(spelling) : spelling
    }

    func mismatchedParameter(_ property: DependencyID, _ taken: TypeReference) -> Diagnostic {
        let declared = tree[property].declared
        let type = declared.declaration.type.type
        let place = location(taken.range, property.scope)
        return Diagnostic(
            id: .incompleteInitializer,
            message: """
                this initializer of '\(name(property.scope))' takes '\(declared.declaration.label)' as \
                '\(taken.type.spelling)', not as '\(type.spelling)'
                """,
            location: place,
            fixIts: [
                FixIt(
                    message: "use the type of the property",
                    edits: [
                        FixIt.Edit(location: place, newText: parameterSpelling(declared))
                    ]
                )
            ]
        )
    }

    func narrowForwardedType(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        let declaration = tree[property.scope].declared.declaration
        let access = min(declaration.access, .public).rawValue
        let narrow = tree.narrowTypes(around: type, below: min(declaration.access, .public))
        return Diagnostic(
            id: .narrowForwardedType,
            message: """
                type '\(name(type))' of forwarded property '\(tree[property].declared.declaration.label)' must be '\(access)', \
                like the type that declares the property
                """,
            location: place(property),
            notes: narrow.compactMap { narrow in
                place(narrow).map { note("make '\(name(narrow))' \(access)", at: $0) }
            },
            fixIts: [remedies.widen(type, to: min(declaration.access, .public))].compactMap(\.self)
        )
    }

    func inheritedConformance(_ scope: ScopeID, from superclass: EntityID) -> Diagnostic {
        Diagnostic(
            id: .missingConformance,
            message: """
                '\(name(scope))' is '@Instantiable' and inherits its conformance to 'Instantiable' from \
                '\(name(superclass))'; write 'conformsElsewhere: true'
                """,
            location: place(scope),
            fixIts: [remedies.sayConformance(of: scope)]
        )
    }

    func instantiableSuperclass(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        if !tree.isInstantiable(superclass) { return conformingSuperclass(scope, superclass) }
        return Diagnostic(
            id: .instantiableSuperclass,
            message: """
                '\(name(scope))' cannot be '@Instantiable' because its superclass '\(name(superclass))' is \
                '@Instantiable'
                """,
            location: place(scope),
            notes: place(superclass).map {
                [
                    note(
                        "make both inherit from a class that is not '@Instantiable', or receive a "
                            + "'\(name(superclass))' in '\(name(scope))'",
                        at: $0
                    )
                ]
            } ?? []
        )
    }

    private func conformingSuperclass(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        Diagnostic(
            id: .instantiableSuperclass,
            message: """
                '\(name(scope))' cannot have forwarded properties because its superclass '\(name(superclass))' \
                conforms to 'Instantiable': it would inherit the 'ForwardedProperties' of '\(name(superclass))'
                """,
            location: place(scope),
            notes: place(superclass).map {
                [
                    note(
                        "remove the conformance from '\(name(superclass))', and make '\(name(scope))' conform itself",
                        at: $0
                    )
                ]
            } ?? []
        )
    }

    /// `Outer.Inner`
    func name(_ entity: EntityID) -> String {
        switch tree.table[entity].kind {
        case .type(let read): read.summary.path.typeSpelling
        case .alias(let alias): alias.path.typeSpelling
        case .module, .outside, .external: tree.table[entity].name
        }
    }
}

/// An initializer to write.
struct InitializerSkeleton {
    var head: String
    var statements: [String]

    /// `init(x: X) { self.x = x }`
    var line: String {
        statements.isEmpty ? "\(head) {}" : "\(head) { \(statements.joined(separator: "; ")) }"
    }

    var lines: [String] { ["\(head) {"] + statements.map { "    \($0)" } + ["}"] }
}
