import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// A property that could be received, and is not marked so.
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
        let written: InitializerSkeleton
        var isExact = true
        var widened: FixIt?
        let message: String
        let location: SourceLocation
        switch obstacle {
        case .superclass(let superclass, let initializer) where initializer.requiredLabels.isEmpty:
            return effectfulSuperclass(scope, superclass, initializer)
        case .sdkSuperclass(let type, let facts, let demand):
            return sdkSuperclass(scope, type, facts, demand)
        case .ownInitializers:
            return ownInitializers(scope)
        case .requiredInitializers(let inherited):
            return requiredInitializers(scope, inherited)
        case .requirement(let requiring):
            message = """
                '\(name(requiring))' requires 'init(\(labels(of: scope)))', and so the initializer of '\(name(scope))', \
                which is not 'final', must be written as 'required'
                """
            location = place(scope)
            // An 'init()' is inherited, and so overridden.
            let overrides = tree[scope].declared.declaration.dependencies.isEmpty && hasSuperclass(scope)
            written = skeleton(
                scope,
                overrides ? "required override " : "required ",
                calling: overrides ? [] : nil
            )
        case .unmadeWrapper(let dependency, let wrapper):
            return unmadeWrapper(DependencyID(scope: scope, index: dependency), wrapper)
        case .superclass(let superclass, let initializer):
            message =
                "'\(name(superclass))' has no 'init()', and so the initializer of '\(name(scope))' must be written"
            location = place(scope)
            let known = sdkArguments(for: initializer, of: superclass)
            isExact = known != nil
            written = skeleton(
                scope,
                calling: known.map { [$0] } ?? initializer.requiredLabels.map { "\($0): …" }
            )
        case .severalInitializers(let superclass):
            message = """
                '\(name(superclass))' has several initializers, of which Swift calls none by itself, and so the \
                initializer of '\(name(scope))' must be written
                """
            location = place(scope)
            written = skeleton(scope, calling: [])
        case .overriding(let superclass, let isRequired):
            message = """
                '\(name(superclass))' has 'init(\(labels(of: scope)))' too, and so the initializer of \
                '\(name(scope))', which overrides it, must be written
                """
            location = place(scope)
            let arguments = tree[scope].declared.declaration.dependencies.map {
                "\(ReservedWords.escapedArgumentLabel($0.label)): \(ReservedWords.escaped($0.label))"
            }
            written = skeleton(scope, isRequired ? "required " : "override ", calling: arguments)
        case .aliasedFunction(let dependency):
            let property = DependencyID(scope: scope, index: dependency)
            message = """
                '\(tree[property].declared.declaration.type.type.spelling)' is a function type behind an alias, and so an \
                initializer that takes it must be written
                """
            location = place(property)
            written = skeleton(scope)
        case .noncopyable(let dependency, let type):
            message = """
                '\(name(type))' cannot be copied, and so an initializer that consumes it must be written
                """
            location = place(DependencyID(scope: scope, index: dependency))
            written = skeleton(scope)
        case .narrowType(let dependency, let type):
            message = """
                '\(name(type))' is less accessible than '\(name(scope))', and so an initializer that takes it must \
                be written
                """
            location = place(DependencyID(scope: scope, index: dependency))
            written = skeleton(scope)
            widened = widening(type, for: scope)
        case .spiType(let dependency, let type):
            message = """
                '\(name(type))' is '@_spi' and '\(name(scope))' is not, and so an initializer that takes it, and is not \
                public, must be written
                """
            location = place(DependencyID(scope: scope, index: dependency))
            written = skeleton(scope)
        case .narrowImport(let dependency, let narrow):
            return narrowImport(DependencyID(scope: scope, index: dependency), narrow)
        }
        return Diagnostic(
            id: .missingInitializer,
            message: message,
            location: location,
            notes: [note("write '\(written.line)'", at: place(scope))],
            fixIts: (widened.map { [$0] } ?? []) + (isExact ? [remedies.write(written.lines, in: scope)] : [])
        )
    }

    /// What is built is made as accessible as the type that takes it: a module above may build both.
    private func widening(_ type: EntityID, for scope: ScopeID) -> FixIt? {
        let declaration = tree[scope].declared.declaration
        guard tree.isInstantiable(type) else { return nil }
        return remedies.widen(type, to: min(declaration.access, declaration.construction.access, .public))
    }

    private func hasSuperclass(_ scope: ScopeID) -> Bool {
        tree[scope].declared.entity.map { !tree.superclasses(of: $0).isEmpty } ?? false
    }

    /// `x:y:`
    private func labels(of scope: ScopeID) -> String {
        tree[scope].declared.declaration.dependencies.map { "\(ReservedWords.escapedLabel($0.label)):" }
            .joined()
    }

    /// `init(x: X) { self.x = x; super.init(y: …) }`
    func skeleton(
        _ scope: ScopeID,
        _ modifier: String = "",
        calling arguments: [String]? = nil,
        taking held: String? = nil,
        as heldType: TypeExpression? = nil
    ) -> InitializerSkeleton {
        let dependencies = tree[scope].dependencies.map(\.declared)
        let parameters = dependencies.map { dependency in
            let label = ReservedWords.escapedLabel(dependency.declaration.label)
            if let heldType, dependency.declaration.label == held { return "\(label): \(heldType.spelling)" }
            return "\(label): \(parameterSpelling(dependency, in: scope))"
        }
        let assignments = dependencies.map { dependency in
            let label = ReservedWords.escaped(dependency.declaration.label)
            if dependency.declaration.label == held {
                return "self.\(ReservedWords.escaped("_" + dependency.declaration.label)) = \(label)"
            }
            return dependency.declaration.wrappedAssignment ?? "self.\(label) = \(label)"
        }
        let call = arguments.map { ["super.init(\($0.joined(separator: ", ")))"] } ?? []
        return InitializerSkeleton(
            head: "\(modifier)\(access(scope))init(\(parameters.joined(separator: ", ")))",
            statements: assignments + call
        )
    }

    /// `@escaping () -> X`, without aliases that only the file sees.
    private func parameterSpelling(_ dependency: DeclaredDependency, in scope: ScopeID) -> String {
        var type = dependency.declaration.type.type
        let place = Place(file: tree[scope].file, enclosing: tree[scope].declared.entity)
        if tree.resolver.alias(in: type, from: place, narrowerThan: .internal) != nil {
            type = remedies.changes.withoutModules(tree.resolver.expandingAliases(in: type, from: place))
        }
        let consumed = tree.noncopyableType(of: dependency) == nil ? "" : "consuming "
        let spelling = consumed + type.spelling
        return dependency.type.canonical.isFunction ? TypeExpression.escaping(spelling) : spelling
    }

    /// The widest access that an initializer with all dependencies may have, where it needs a word.
    func access(_ scope: ScopeID) -> String {
        let declaration = tree[scope].declared.declaration
        let wanted = min(declaration.access, declaration.construction.access, .public)
        let possible = AccessLevel.allCases.filter { level in
            level > .internal && level <= wanted
                && tree[scope].dependencies.allSatisfy {
                    tree.spiType(in: $0.declared.type, hiddenFrom: scope) == nil
                        && tree.entity(in: $0.declared.type, narrowerThan: level) == nil
                        && tree.table.narrowImport(of: $0.declared.type, in: tree[scope].file, below: level)
                            == nil
                }
        }
        return possible.max().map { "\($0.rawValue) " } ?? ""
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
                    message: "take the type of the property",
                    edits: [
                        FixIt.Edit(location: place, newText: parameterSpelling(declared, in: property.scope))
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
                '\(tree[property].declared.declaration.label)' can be forwarded wherever this type is visible, and so its type \
                '\(name(type))' must be '\(access)' as well
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
                '\(name(superclass))'; say 'conformsElsewhere: true'
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
                '\(name(scope))' cannot be '@Instantiable', because its superclass '\(name(superclass))' is: it would inherit \
                the 'ForwardedProperties' of '\(name(superclass))'
                """,
            location: place(scope),
            notes: place(superclass).map {
                [
                    note(
                        "let both inherit from a class that is not '@Instantiable', or let '\(name(scope))' receive "
                            + "a '\(name(superclass))'",
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
                '\(name(scope))' cannot be forwarded anything, because its superclass '\(name(superclass))' conforms to \
                'Instantiable': it would inherit the 'ForwardedProperties' of '\(name(superclass))'
                """,
            location: place(scope),
            notes: place(superclass).map {
                [note("let '\(name(superclass))' not conform, and '\(name(scope))' conform itself", at: $0)]
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

/// An initializer to be written.
struct InitializerSkeleton {
    var head: String
    var statements: [String]

    /// `init(x: X) { self.x = x }`
    var line: String {
        statements.isEmpty ? "\(head) {}" : "\(head) { \(statements.joined(separator: "; ")) }"
    }

    var lines: [String] { ["\(head) {"] + statements.map { "    \($0)" } + ["}"] }
}
