import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// The types below a root are visible in the root's module, which contains the code that builds them.
    func inaccessibleTypeProblems() -> [GraphProblem] {
        // Within a single module, everything is visible.
        if tree.table.files.modules == [tree.input.module] { return [] }
        return edges(below: survey.search.roots).compactMap { edge in
            guard !survey.isSuspect(edge.product), !tree.canBuild(edge), !lacksPart(edge) else {
                return nil
            }
            return GraphProblem(inaccessibleType(edge, tree.buildAccess(of: tree[edge.product].declared)))
        }
    }

    /// Returns whether the module of a product does not build it only because no type, or several, fulfill a dependency,
    /// which is reported there.
    private func lacksPart(_ edge: BuildEdge) -> Bool {
        var reason = obstacle(toBuilding: edge)?.reason
        // The reason may be that of a module further down.
        for _ in tree.input.moduleViews {
            guard case .hidden(let scope)? = reason else { break }
            reason = tree.boundaryObstacles[scope]
        }
        guard case .unfulfilled(let property)? = reason else { return false }
        return tree[property].lacksProduct
    }

    /// Returns the reason why no function of a hidden type's module builds the type, or one above it, for other modules.
    private func obstacle(toBuilding edge: BuildEdge) -> (scope: ScopeID, reason: BoundaryObstacle)? {
        let module = tree.module(of: edge.product)
        let above = ([edge.product] + survey.path(to: edge.owner).edges.reversed().map(\.product))
            .prefix { tree.module(of: $0) == module }
        return above.lazy.compactMap { [tree] scope in
            tree.boundaryObstacles[scope].map { (scope, $0) }
        }.first
    }

    /// Returns the edges down from the roots, one for each scope that the code builds itself: the first that reaches it.
    private func edges(below roots: [ScopeID]) -> [BuildEdge] {
        var walk = BreadthFirstWalk(from: roots)
        var edges: [BuildEdge] = []
        while let scope = walk.next() {
            for edge in tree[scope].printed.edges {
                // Each edge to a boundary type may request a type that no function returns.
                let isCalled = tree[edge.product].printed.declared.boundary != nil
                if walk.reach(edge.product) || isCalled { edges.append(edge) }
            }
        }
        return edges
    }

    private func inaccessibleType(_ edge: BuildEdge, _ access: BuildAccess) -> Diagnostic {
        let product = edge.product
        let module = tree.module(of: product)
        let declaration = tree[product].declared.declaration
        let isFunction = declaration.construction.callee == .instantiateFunction
        let isClosure = tree[product].declared.owner != nil
        let builder = isFunction ? "'instantiate'" : isClosure ? "closure" : "initializer"
        let what =
            access.isOfInitializer
            ? (isFunction ? "" : "the ") + "\(builder) of '\(name(product))'" : "'\(name(product))'"
        let levels = remedies.names.levels(showing: product, to: edge.owner)
        let range = isClosure ? declaration.construction.accessRange : declaration.construction.range
        let built = range.map { location($0, product) } ?? place(product)
        // The function generated for a closure has the access level of the property.
        let widened = isClosure ? "the property" : "its \(builder)"
        let showing =
            access.isOfInitializer
            ? [note("make \(widened) \(levels.spelling)", at: built)] : widening(product, to: levels)
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is built in module '\(tree.input.module)', where \(what) is \
                not visible: it is '\(access.level.rawValue)' in module '\(module)'
                """,
            location: place(edge),
            notes: showing + reasons(edge, as: access.level),
            fixIts: fixIts(showing: product, at: levels)
        )
    }

    /// Returns why no function builds a hidden type, and how to keep it hidden nevertheless.
    private func reasons(_ edge: BuildEdge, as access: AccessLevel) -> [Diagnostic.Note] {
        let module = tree.module(of: edge.product)
        if tree.input.modulesWithoutPlugin.contains(module) {
            let advice =
                "to keep it '\(access.rawValue)', apply the plugin 'HeirloomGenerator' to target '\(module)'"
            return [note(advice, at: edge.product)]
        }
        guard let (scope, obstacle) = obstacle(toBuilding: edge) else {
            return [hiding(edge, as: access)].compactMap(\.self)
        }
        let (reason, place) = reason(obstacle, in: module)
        let note = Diagnostic.Note(
            message: "'\(module)' cannot build '\(name(scope))' for other modules: \(reason)",
            location: place ?? self.place(scope)
        )
        if case .passing = obstacle { return [note] }
        return [note] + [hiding(edge, as: access)].compactMap(\.self)
    }

    private func reason(
        _ obstacle: BoundaryObstacle,
        in module: String
    ) -> (text: String, place: SourceLocation?) {
        switch obstacle {
        case .open(let property):
            let change =
                tree[property].isAbsent
                ? "they may fulfill '\(text(of: property))'"
                : "they may add to '\(text(of: property))'; name its elements with 'collecting'"
            return (change, place(property))
        case .unfulfilled(let property):
            guard let (own, other) = changedAnswer(to: property, in: module) else {
                return ("nothing that it sees fulfills '\(text(of: property))'", place(property))
            }
            let change = """
                '\(text(of: property))' is '\(name(own))' there, but module '\(tree.module(of: other))' declares an \
                'instantiate' for it; move that to '\(module)', or name the type to build with 'fulfilledByType'
                """
            return (change, place(other))
        case .hidden(let scope):
            return ("it does not see how to build '\(name(scope))'", place(scope))
        case .suspending:
            return ("building it suspends, for which a function needs Swift 6.1", nil)
        case .passing(let property):
            return (
                "no function can pass on '\(text(of: property))', which is 'sending' or does not escape",
                place(property)
            )
        case .signature(let type):
            return ("they do not see '\(spelling(type))', which it takes", nil)
        case .generic:
            return ("it is generic", nil)
        }
    }

    /// Returns the type that fulfills a property in a module, and the extension of a module above that builds it there.
    private func changedAnswer(
        to property: DependencyID,
        in module: String
    ) -> (own: ScopeID, other: ScopeID)? {
        guard let type = tree[property].declared.request.flatMap({ tree.types.id(of: $0.wanted.canonical) }),
            let other = tree.linker.builder(of: type), tree[other].isBuiltByExtension
        else { return nil }
        let seen = tree.input.moduleViews[module] ?? []
        let own = tree.linker.fulfillers(of: type).filter {
            tree.module(of: $0) == module || seen.contains(tree.module(of: $0))
        }
        return own.count == 1 ? (own[0], other) : nil
    }

    /// Returns the advice to keep a type hidden in its module, below the nearest visible type that can be a root there.
    private func hiding(_ edge: BuildEdge, as access: AccessLevel) -> Diagnostic.Note? {
        let module = tree.module(of: edge.product)
        guard tree.input.modulesWithPlugin.contains(module) else { return nil }
        let path = survey.path(to: edge.owner)
        func isSeen(_ scope: ScopeID) -> Bool {
            tree[scope].declared.entity.map { tree.table.isVisible($0, from: tree[path.start].file) } ?? false
        }
        func buildsOnlyItsOwn(_ scope: ScopeID) -> Bool {
            BreadthFirstWalk.reached(from: [scope]) { tree[$0].products }.allSatisfy {
                tree.module(of: $0) == module
            }
        }
        let above = [edge.product] + path.edges.reversed().map(\.product)
        let root = above.prefix { tree.module(of: $0) == module }.first {
            tree[$0].requires.isEmpty && obstacle(to: $0) == nil && tree.needsInitializer($0) && isSeen($0)
                && buildsOnlyItsOwn($0)
        }
        return root.map {
            note(
                "to keep it '\(access.rawValue)', add 'isRoot: true' to '\(name($0))', which receives nothing",
                at: $0
            )
        }
    }

    /// The types of forwarded properties are visible wherever the type is visible: `ForwardedProperties` is as accessible
    /// as the type.
    func narrowForwardedTypeProblems() -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            // The local rule checks nested types.
            guard !tree[id].declared.declaration.hasLocalFaults else { return [] }
            return tree[id].forwarded.compactMap { index in
                let property = DependencyID(scope: id, index: index)
                let type = tree[property].declared.type
                let access = tree[id].declared.declaration.access
                return tree.entity(in: type, narrowerThan: access).map { narrow in
                    GraphProblem(narrowForwardedType(property, narrow))
                }
            }
        }
    }

    /// Returns the fix that makes a type as accessible as the type to which it is forwarded.
    private func widening(_ type: EntityID, to level: AccessLevel) -> Fix? {
        guard let scope = tree.linker.scope(building: type, in: tree) else { return showing(type, at: level) }
        return remedies.names.accessPlaces(of: scope, below: level).map { .setAccess(level, at: $0) }
    }

    private func narrowForwardedType(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        let declaration = tree[property.scope].declared.declaration
        let access = min(declaration.access, .public)
        let narrow = narrowTypes(around: type, below: access)
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                type '\(name(type))' of forwarded property '\(tree[property].declared.declaration.label)' must be '\(access.rawValue)', \
                like the type that declares the property
                """,
            location: place(property),
            notes: narrow.compactMap { note("make '\(name($0))' \(access.rawValue)", at: $0) },
            fixIts: fixIts([widening(type, to: access)?.guessed])
        )
    }

    /// No type that an extension makes instantiable is private, because generated files cannot name it. The macro checks
    /// the types that it is attached to.
    ///
    /// Reports each extension once, regardless of its number of functions.
    func unreachableTypeProblems() -> [GraphProblem] {
        var reported: Set<SourceLocation> = []
        return tree.declaredIDs.compactMap { id in
            guard tree[id].isBuiltByExtension, let entity = tree[id].declared.entity,
                tree.table[entity].access < .internal,
                reported.insert(
                    tree.table.files.location(tree[id].declared.declaration.nameRange, in: tree[id].file)
                )
                .inserted
            else { return nil }
            return GraphProblem(hiddenExtended(id, entity))
        }
    }

    /// Uses the words of the macro, which reports the access level of the type itself.
    private func hiddenExtended(_ scope: ScopeID, _ type: EntityID) -> Diagnostic {
        Diagnostic(
            id: .unreachableType,
            message: """
                '\(name(type))' cannot be '@Instantiable' because it is '\(tree.table[type].access.rawValue)': generated \
                code in another file cannot use it
                """,
            location: place(scope),
            notes: widening(type, to: [.internal]),
            fixIts: fixIts([showing(type, at: .internal)])
        )
    }

    /// Every name below a root denotes one type, which the sources determine.
    func ambiguousNameProblems() -> [GraphProblem] {
        var inferred: Set<AmbiguousName> = []
        var tooLarge: Set<TypeExpression> = []
        return survey.reached.flatMap { scope in
            tree[scope].declared.ambiguities.compactMap { reference -> GraphProblem? in
                switch reference.name.cause {
                case .several: GraphProblem(ambiguousName(reference, in: scope))
                case .tooLarge:
                    tooLarge.insert(reference.written.type).inserted
                        ? GraphProblem(tooLargeType(reference, in: scope)) : nil
                // One declaration in the type fixes all uses of the member.
                case .inferred:
                    inferred.insert(reference.name).inserted
                        ? GraphProblem(inferredName(reference, in: scope)) : nil
                }
            }
        }
    }

    private func ambiguousName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let candidates = reference.name.candidates
        return Diagnostic(
            id: .ambiguousName,
            message:
                "'\(reference.name.name)' in '\(name(scope))' is ambiguous: several types have this name",
            location: location(reference.written.range, scope),
            notes: candidates.compactMap { candidate in
                let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                return note("to use this one, write '\(name)'", at: candidate)
            },
            fixIts: fixIts(candidates.map { .disambiguate(reference, as: $0, in: scope).guessed })
        )
    }

    private func inferredName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let type = reference.name.inferredFor?.declaration
        let owner = type.map(name) ?? reference.name.inferredFor?.name.last ?? "Self"
        let member = reference.name.name
        let written = location(reference.written.range, scope)
        // The argument was chosen at the last edge whose owner is not a specialization.
        let choice = survey.path(to: scope).edges.last { !tree[$0.owner].declared.isSpecialization }.map {
            place($0)
        }
        let advice =
            reference.name.inferredFor?.isExtended == true
            ? "write 'extension \(owner) { typealias \(member) = … }', or the alias in '\(owner)' itself"
            : "'\(owner)' is unknown to Heirloom: add a generic parameter to '\(name(scope))' for it"
        return Diagnostic(
            id: .ambiguousName,
            message: """
                cannot resolve '\(owner).\(member)' for '\(name(scope))': only the compiler infers '\(member)'
                """,
            location: choice ?? written,
            notes: [note("used here", at: written), note(advice, at: choice ?? written)]
        )
    }

    /// Reports a type as it is written, because its expansion is too long for a message.
    private func tooLargeType(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let place = location(reference.written.range, scope)
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                '\(reference.written.type.spelling)' is too large: with its aliases expanded it has more than \
                \(TypeExpression.largestSize) parts
                """,
            location: place,
            notes: [note("declare a struct in place of one of the aliases", at: place)]
        )
    }
}
