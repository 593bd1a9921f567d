import HeirloomModel

/// The tree as doubles see it, and the doubles of the module for which code is generated.
package final class DoubleTree {
    /// The module's tree, linked again for doubles.
    package let tree: ScopeTree
    /// The scopes that get a `mock`, in the order of their names.
    package let doubles: [ScopeID]
    /// The names in `additionalMocksToGenerate` that have no effect.
    package let misnamed: [MisnamedDouble]
    let handWritten: HandWrittenDoubles
    private let linker: DoubleLinker

    /// Creates the tree of the doubles; `nil` if no doubles are requested.
    package init?(_ tree: ScopeTree) {
        let additional = AdditionalDoubles(tree)
        let own = tree.ids.filter { id in
            tree.module(of: id) == tree.input.module && tree[id].declared.declaration.testDouble.generateMock
                && tree[id].declared.arguments == nil
        }
        guard !own.isEmpty || !additional.isEmpty else { return nil }
        handWritten = HandWrittenDoubles(tree.read.doubles, in: tree)
        linker = DoubleLinker(tree, handWritten, requested: Set(additional.scopes))
        let doubled = ScopeTree(tree, relinked: linker.scopes)
        self.tree = doubled
        misnamed = additional.misnamed
        var known: Set<ScopeID> = []
        doubles = tree.sortedByName(
            (own + additional.scopes).filter {
                known.insert($0).inserted && !doubled[$0].hasFunctionCalledMock
            }
        )
    }

    /// Handwritten doubles of types that already have one.
    package var duplicates: [DuplicateDouble] { handWritten.duplicates }

    /// Returns the handwritten double for a type, or one that lists the type.
    func handWrittenDouble(of type: TypeID) -> ScopeID? {
        if let scope = tree.linker.builder(of: type), tree[scope].isMadeByHand { return scope }
        return (handWritten.making(type) ?? handWritten.listing(type)).map(linker.id)
    }

    /// The functions that a call of a generated double could also refer to.
    package var ambiguous: [AmbiguousDouble] {
        var generated: [[String]: [ScopeID]] = [:]
        for id in doubles {
            guard let name = tree[id].declared.type.canonical.names else { continue }
            generated[name, default: []].append(id)
        }
        let files = tree.table.files
        return files.withExtensions.filter { files[$0].module == tree.input.module }.flatMap { file in
            files[file].summary.extensions.flatMap { extending -> [AmbiguousDouble] in
                if extending.mockFunctions.isEmpty || extending.isConstrained { return [] }
                let place = Place(file: file)
                let type = tree.resolver.resolve(extending.extendedType.type, from: place).type.canonical
                let scopes = generated[type.names ?? []] ?? []
                return scopes.filter { !type.hasArguments || tree[$0].declared.type.canonical == type }
                    .flatMap { ambiguous(extending.mockFunctions, with: $0, in: file) }
            }
        }
    }

    private func ambiguous(
        _ functions: [MockFunctionSummary],
        with scope: ScopeID,
        in file: FileID
    ) -> [AmbiguousDouble] {
        let labels = labelsOfDouble(of: scope)
        return functions.filter { function in
            guard function.requiredLabels.allSatisfy(labels.contains) else { return false }
            guard let condition = function.condition else { return true }
            return tree.input.mockCondition.map(condition.holds(wherever:)) == true
        }
        .map { AmbiguousDouble(scope: scope, function: $0, file: file) }
    }

    /// Returns the labels of the arguments that the generated double accepts.
    private func labelsOfDouble(of scope: ScopeID) -> Set<String> {
        let forwarded = tree[scope].forwarded.map { tree[scope].dependencies[$0].declared.value }
        let values = forwarded + tree[scope].requires.map(\.value)
        let defaulted = tree[scope].declared.declaration.construction.defaulted.map { $0.label ?? $0.name }
        return Set(values.map { tree.values[$0].label } + defaulted + ["overrides", "strict"])
    }
}

extension Scope {
    /// Whether a handwritten function builds the scope.
    var isMadeByHand: Bool { declared.declaration.construction.callee == .mockFunction }

    /// Whether a generated `mock` would collide with a handwritten one.
    fileprivate var hasFunctionCalledMock: Bool {
        isMadeByHand && declared.declaration.testDouble.functionName == "mock"
    }
}

/// A name in `additionalMocksToGenerate` that gets no double.
package struct MisnamedDouble {
    package let name: ConfiguredText
    package let file: FileID
    package let reason: Reason

    package enum Reason {
        /// No instantiable type has this name.
        case unknown
        /// It is a composition of protocols.
        case composition(TypeExpression)
        /// It is a generic type.
        case generic(ScopeID)
        /// Several types have this name, in these modules.
        case ambiguous(AmbiguousName)
        /// The module cannot see the type.
        case hidden(ScopeID)
        /// It is a protocol that the module cannot see.
        case hiddenProtocol(EntityID)
        /// It is a protocol, and the name of its mock is taken.
        case taken(String, EntityID)
        /// The type has a generated `mock` in its own module, which is imported with `@testable`.
        case doubledElsewhere(ScopeID)
    }
}

extension GraphInput {
    /// Returns whether an instantiable type or a protocol with this last name component is declared under a condition
    /// that does not hold in this configuration.
    fileprivate func declaresElsewhere(_ name: String?) -> Bool {
        undecidedModules.contains { module in
            module.files.contains { file in
                file.instantiables.contains { $0.condition != nil && $0.name == name }
                    || file.types.contains {
                        $0.kind == .protocol && $0.condition != nil && $0.path.last == name
                    }
                    || file.aliases.contains { $0.condition != nil && $0.path.last == name }
            }
        }
    }
}

/// The result of resolving `additionalMocksToGenerate`.
private struct AdditionalDoubles {
    var scopes: [ScopeID] = []
    var misnamed: [MisnamedDouble] = []
    var isEmpty: Bool { scopes.isEmpty && misnamed.isEmpty }

    init(_ tree: ScopeTree) {
        for (file, configuration) in tree.table.files.configurations(of: tree.input.module) {
            for name in configuration.additionalMocksToGenerate { add(name, in: file, of: tree) }
        }
    }

    private mutating func add(_ name: ConfiguredText, in file: FileID, of tree: ScopeTree) {
        let isUnreadable = tree.table.files[file].summary.diagnostics.contains {
            $0.id == .unreadableName && $0.location.range == name.range
        }
        if isUnreadable { return }
        func note(_ reason: MisnamedDouble.Reason) {
            misnamed.append(MisnamedDouble(name: name, file: file, reason: reason))
        }
        let path = name.typePath.map { TypeNameComponent($0) }
        let place = Place(file: file)
        let resolution = tree.resolver.resolve(.named(path), from: place, searchingAllModules: true)
        let type = resolution.type.canonical
        if case .composition = type { return note(.composition(type)) }
        if let ambiguous = resolution.ambiguousNames.first, !ambiguous.candidates.isEmpty {
            return note(.ambiguous(ambiguous))
        }
        if let entity = tree.protocolNamed(name, in: file) {
            if let reason = tree.obstacle(toMockOf: entity) { note(reason) }
            return
        }
        guard !name.hasTypeArguments, let scope = tree.types.id(of: type).flatMap(tree.linker.builder) else {
            if tree.input.declaresElsewhere(path.last?.name) { return }
            let generic = type.entity(in: tree.table).flatMap { tree.generics[$0] }
            return note(generic.map { .generic($0) } ?? .unknown)
        }
        let isDoubled = tree[scope].declared.declaration.testDouble.generateMock
        if !tree.isVisible(tree[scope].declared) {
            note(.hidden(scope))
        } else if isDoubled, tree.testableModules.contains(tree.module(of: scope)) {
            note(.doubledElsewhere(scope))
        } else {
            scopes.append(scope)
        }
    }
}

/// A function in a plain extension that a call of a generated double may refer to instead.
package struct AmbiguousDouble {
    /// The scope that the generated double builds.
    package let scope: ScopeID
    package let function: MockFunctionSummary
    package let file: FileID
}

extension TypeExpression {
    /// The components of the name, without generic arguments.
    fileprivate var names: [String]? {
        guard case .named(let components) = self else { return nil }
        return components.map(\.name)
    }
}

/// A second handwritten double of a type.
package struct DuplicateDouble {
    package let type: TypeExpression
    package let duplicate: DeclaredScope
    package let first: DeclaredScope
    /// Whether both doubles only list the type, and build others.
    package let isListed: Bool
}

/// The handwritten functions that build doubles, by the types that they double.
struct HandWrittenDoubles {
    /// Scopes with `mockOnly: true`, as read.
    let scopes: [DeclaredScope]
    /// The doubles of types that already have one.
    private(set) var duplicates: [DuplicateDouble] = []
    /// By the type that the double builds.
    private var byType: [TypeID: Int] = [:]
    /// By a type that the double lists.
    private var listing: [TypeID: Int] = [:]

    init(_ scopes: [DeclaredScope], in tree: ScopeTree) {
        self.scopes = scopes
        func note(_ index: Int, _ type: TypeID, after first: DeclaredScope, isListed: Bool) {
            duplicates.append(
                DuplicateDouble(
                    type: tree.types.types[type.index],
                    duplicate: scopes[index],
                    first: first,
                    isListed: isListed
                )
            )
        }
        for (index, scope) in scopes.enumerated()
        where scope.declaration.double != nil && tree.isVisible(scope) {
            let own = tree.linker.builder(of: scope.typeID).map { tree[$0].declared }
            if let own, own.declaration.double != nil {
                note(index, scope.typeID, after: own, isListed: false)
            } else if let first = byType[scope.typeID] {
                note(index, scope.typeID, after: scopes[first], isListed: false)
            } else {
                byType[scope.typeID] = index
            }
            for type in scope.fulfilled where listing[type] != index {
                if let first = listing[type] {
                    note(index, type, after: scopes[first], isListed: true)
                } else {
                    listing[type] = index
                }
            }
        }
    }

    /// Returns the double that builds exactly this type.
    func making(_ type: TypeID) -> Int? { byType[type] }

    /// Returns the double that lists this type among those that it fulfills.
    func listing(_ type: TypeID) -> Int? { listing[type] }
}
