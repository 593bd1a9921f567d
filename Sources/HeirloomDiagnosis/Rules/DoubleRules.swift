import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Returns the problems of the declarations of doubles.
    func doubleProblems(in doubled: DoubleTree) -> [GraphProblem] {
        let diagnostics =
            doubled.misnamed.map(misnamedDouble) + doubled.duplicates.map(duplicateDouble)
            + doubled.ambiguous.map(ambiguousDouble)
        return diagnostics.map { GraphProblem($0) }
    }

    /// Every name in `additionalMocksToGenerate` gets a double.
    private func misnamedDouble(_ double: MisnamedDouble) -> Diagnostic {
        var (message, notes) = words(for: double, in: tree.table.files[double.file].module)
        let meant = meant(by: double)
        notes += meant.map { note("did you mean '\(name($0))'?", at: $0) }
        let place = tree.table.files.location(double.name.range, in: double.file)
        return Diagnostic(
            id: .misnamedMock,
            message: message,
            location: place,
            notes: notes.compactMap(\.self),
            fixIts: fixIts(meant.map { .writeString(name($0), at: place) })
        )
    }

    /// Returns the protocols and instantiable types whose names a name misspells.
    private func meant(by double: MisnamedDouble) -> [EntityID] {
        guard case .unknown = double.reason, let name = double.name.typePath.last else { return [] }
        if let named = typeNamed(double) { return tree.table.typeKind(of: named) == .protocol ? [named] : [] }
        return meantTypes.near(name).filter { type in
            tree.table.isVisible(type, from: double.file)
                && (tree.table.typeKind(of: type) == .protocol || tree.isInstantiable(type))
        }
    }

    private func words(
        for double: MisnamedDouble,
        in module: String
    ) -> (message: String, notes: [Diagnostic.Note?]) {
        let name = double.name.text
        let place = tree.table.files.location(double.name.range, in: double.file)
        switch double.reason {
        case .unknown:
            let named = typeNamed(double).flatMap { tree.table.typeKind(of: $0) == .protocol ? nil : $0 }
            let advice = "mark '\(name)' with '@Instantiable', or name a protocol that it conforms to"
            let message = """
                "\(name)" is not a protocol or '@Instantiable' type known to '\(module)', so no 'mock' can be generated \
                for it
                """
            return (message, [named.flatMap { note(advice, at: $0) }])
        case .composition(let composition):
            return (
                "no mock can be generated for '\(name)': it is the composition '\(spelling(composition))'",
                [note("list its protocols instead, or declare a protocol that inherits from them", at: place)]
            )
        case .hiddenProtocol(let entity):
            let declaring = tree.table.qualifiedPath(of: entity)[0]
            let message = "'\(name)' is not visible in '\(module)', so no mock can be generated for it there"
            if let spi = tree.missingSPI(of: entity) {
                return (message, [note("import '\(declaring)' with '\(spi)'", at: entity)])
            }
            let advice =
                declaring == module
                ? "make it 'internal'" : "make it 'public', or import '\(declaring)' with '@testable'"
            return (message, [note(advice, at: entity)])
        case .taken(let mock, let other):
            let isMocked = tree.table.typeKind(of: other) == .protocol
            let advice =
                isMocked
                ? "the mock of this protocol has that name: generate one of the two in another test target"
                : "rename this type, or choose another 'mockPrefix'"
            return (
                "the mock of '\(name)' would be named '\(mock)', like another \(isMocked ? "mock" : "type")",
                [note(advice, at: other)]
            )
        case .generic(let generic):
            return (
                "\"\(name)\" is generic, so no 'mock' can be generated for it",
                [note("override it in the mock of a root", at: generic)]
            )
        case .ambiguous(let ambiguous):
            let notes = ambiguous.candidates.map { candidate in
                let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                return note("to use this one, write \"\(name)\"", at: candidate)
            }
            return ("\"\(name)\" is ambiguous: several types have this name", notes)
        case .hidden(let scope):
            let other = tree.module(of: scope)
            if tree[scope].declared.boundary != nil {
                let message =
                    "'\(name)' hides parts from '\(module)', so no 'mock' can be generated for it there"
                return (message, [note("import '\(other)' with '@testable'", at: scope)])
            }
            let message = """
                '\(name)' or the function that builds it is not visible in '\(module)', so no 'mock' can be generated \
                for it there
                """
            return (message, [note("make it 'public', or import '\(other)' with '@testable'", at: scope)])
        case .doubledElsewhere(let scope):
            let other = tree.module(of: scope)
            let message = """
                '\(name)' already has a generated 'mock' in '\(other)', visible through '@testable import \(other)'; a \
                second one would be ambiguous
                """
            let advice = "remove the name here, or 'generateMock: true' from '\(name)'"
            return (message, [note(advice, at: scope)])
        }
    }

    /// Returns the type with this name in the sources, if any.
    private func typeNamed(_ double: MisnamedDouble) -> EntityID? {
        let path = double.name.typePath.map { TypeNameComponent($0) }
        guard !path.isEmpty else { return nil }
        let place = Place(file: double.file)
        return tree.resolver.resolve(.named(path), from: place, searchingAllModules: true).type.canonical
            .entity(in: tree.table)
    }

    /// No extension has a function that conflicts with a generated `mock`. The macro cannot check this, because it sees
    /// only the declaration.
    private func ambiguousDouble(_ double: AmbiguousDouble) -> Diagnostic {
        let type = name(double.scope)
        return Diagnostic(
            id: .ambiguousMock,
            message: """
                'mock' of '\(type)' conflicts with the generated 'mock': calls would be ambiguous; rename it, or move \
                it into '\(type)' under another name and set 'customMockName'
                """,
            location: tree.table.files.location(double.function.nameRange, in: double.file),
            notes: [note("'mock' is generated for this type", at: double.scope)]
        )
    }

    /// A type has at most one hand-written double, and so has a type that several doubles list.
    private func duplicateDouble(_ double: DuplicateDouble) -> Diagnostic {
        let name = spelling(double.type)
        return Diagnostic(
            id: .duplicateMock,
            message: double.isListed
                ? "two hand-written mocks list '\(name)', so it is ambiguous which one to use"
                : "'\(name)' has two hand-written mocks, so it is ambiguous which one to use",
            location: place(double.duplicate),
            notes: [note("the other one is here; remove one of the two", at: place(double.first))]
        )
    }

    /// A function `mock` that returns its type is used below generated doubles. If it suspends, throws or lacks a
    /// dependency, the real type would be built silently.
    ///
    /// - Parameter products: The products that are built as arguments of the doubles, in addition to what the doubles
    ///   build.
    func uncalledDoubleProblems(in doubled: DoubleTree, beside products: [ScopeID]) -> [GraphProblem] {
        let tree = doubled.tree
        let generated = Set(doubled.doubles)
        var walk = BreadthFirstWalk(from: doubled.doubles + products)
        var problems: [GraphProblem] = []
        while let scope = walk.next() {
            let declaration = tree[scope].declared.declaration
            let isMeant =
                declaration.double == nil && declaration.testDouble.functionName == "mock"
                && !declaration.testDouble.generateMock && !generated.contains(scope)
            if isMeant, !tree[scope].declared.isSpecialization, let double = declaration.unusableDouble {
                problems.append(GraphProblem(unusableDouble(double, of: scope)))
            }
            for edge in tree[scope].edges { walk.reach(edge.product) }
        }
        return problems
    }

    private func unusableDouble(_ double: UnusableDouble, of scope: ScopeID) -> Diagnostic {
        let effects = [
            double.effects.isAsync ? "'async'" : nil, double.effects.isThrowing ? "throwing" : nil,
        ]
        .compactMap(\.self)
        let faults = [
            effects.isEmpty ? nil : "is \(effects.enumeration())",
            double.lacking.isEmpty ? nil : "does not take \(double.lacking.listed())",
        ]
        .compactMap(\.self)
        let place = location(double.nameRange, scope)
        let advice =
            "make it take every dependency without 'async' and 'throws', or rename it if it is not a mock"
        return Diagnostic(
            id: .unusableMock,
            message: """
                'mock' of '\(name(scope))' \(faults.joined(separator: " and ")), so the generated mocks that build \
                '\(name(scope))' do not use it
                """,
            location: place,
            notes: [note(advice, at: place)]
        )
    }

    /// Every requirement of a protocol for which a mock is requested can be implemented by a mock.
    func unmockableProtocolProblems(in mocks: MockTree) -> [GraphProblem] {
        mocks.unmockable.map { GraphProblem(unmockable($0)) }
    }

    private func unmockable(_ unmockable: UnmockableProtocol) -> Diagnostic {
        let table = tree.table
        let name = table.qualifiedPath(of: unmockable.entity).dropFirst().joined(separator: ".")
        let (message, advice) = words(for: unmockable.reason, of: name)
        return Diagnostic(
            id: .unmockableProtocol,
            message: message,
            location: table.files.location(unmockable.name.range, in: unmockable.file),
            notes: [note(advice, at: unmockable.entity)].compactMap(\.self)
        )
    }

    private func words(
        for reason: UnmockableProtocol.Reason,
        of name: String
    ) -> (message: String, advice: String) {
        switch reason {
        case .unread(let inherited):
            (
                "no mock can be generated for '\(name)': it inherits from '\(inherited)', whose requirements are "
                    + "unknown",
                """
                write the mock by hand, or remove '\(inherited)' from the protocol; only protocols in packages that \
                depend on Heirloom are known
                """
            )
        case .superclass(let superclass):
            (
                """
                no mock can be generated for '\(name)': it would subclass '\(superclass)', which has no \
                'init()' that a subclass inherits
                """,
                "write the mock by hand, or constrain '\(name)' to 'AnyObject' instead"
            )
        case .sealed(let superclass, let word):
            (
                "no mock can be generated for '\(name)': it would subclass '\(superclass)', which is \(word)",
                "constrain '\(name)' to 'AnyObject' instead"
            )
        case .noncopyable(let requirement, let type, let lacking):
            (
                "no mock can be generated for '\(name)': it would have to store the '\(type)' of '\(requirement)', "
                    + "which is not '\(lacking)'",
                "write the mock by hand, or move '\(requirement)' to a separate protocol"
            )
        case .redeclared(let member):
            (
                """
                no mock can be generated for '\(name)': no type can declare both a property '\(member)' and a \
                function '\(member)()'
                """,
                "rename one of them"
            )
        }
    }
}
