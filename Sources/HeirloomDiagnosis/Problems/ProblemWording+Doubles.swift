import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func misnamedDouble(_ double: MisnamedDouble) -> Diagnostic {
        let files = tree.table.files
        let name = double.name.text
        let location = files.location(double.name.range, in: double.file)
        switch double.reason {
        case .unknown:
            return Diagnostic(
                id: .misnamedMock,
                message: """
                    "\(name)" is not the name of a protocol or an '@Instantiable' type that \
                    '\(files[double.file].module)' reads, so no 'mock' can be generated for it
                    """,
                location: location,
                notes: typeNamed(double).flatMap(place).map {
                    [
                        note(
                            "mark '\(name)' with '@Instantiable', or name a protocol that it conforms to",
                            at: $0
                        )
                    ]
                } ?? []
            )
        case .hiddenProtocol(let entity):
            let module = tree.table.qualifiedPath(of: entity)[0]
            return Diagnostic(
                id: .misnamedMock,
                message:
                    "'\(name)' is not visible in '\(files[double.file].module)', so no mock can be generated for it there",
                location: location,
                notes: place(entity).map {
                    [note("make it 'public', or import '\(module)' with '@testable'", at: $0)]
                } ?? []
            )
        case .taken(let mock, let other):
            let isMocked = tree.conversions.kind(of: other) == .protocol
            let advice =
                isMocked
                ? "the mock of this protocol has that name: generate one of the two in another test target"
                : "rename this type, or choose another 'mockPrefix'"
            return Diagnostic(
                id: .misnamedMock,
                message:
                    "the mock of '\(name)' would be called '\(mock)', as another \(isMocked ? "mock" : "type") is",
                location: location,
                notes: place(other).map { [note(advice, at: $0)] } ?? []
            )
        case .generic(let generic):
            return Diagnostic(
                id: .misnamedMock,
                message: "\"\(name)\" is generic, and so no 'mock' can be generated for it",
                location: location,
                notes: [note("override what the double of a root builds of it", at: place(generic))]
            )
        case .ambiguous(let ambiguous):
            return Diagnostic(
                id: .misnamedMock,
                message: "\"\(name)\" stands for several types",
                location: location,
                notes: ambiguous.candidates.compactMap { candidate in
                    let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                    return place(candidate).map { note("to name this one, write \"\(name)\"", at: $0) }
                }
            )
        case .hidden(let scope):
            let module = tree.module(of: scope)
            return Diagnostic(
                id: .misnamedMock,
                message: """
                    '\(name)' or what builds it is not seen in '\(files[double.file].module)', so no 'mock' can be \
                    generated for it there
                    """,
                location: location,
                notes: [
                    note("make it 'public', or import '\(module)' with '@testable'", at: place(scope))
                ]
            )
        case .doubledElsewhere(let scope):
            let module = tree.module(of: scope)
            return Diagnostic(
                id: .misnamedMock,
                message: """
                    '\(name)' has a generated 'mock' in '\(module)' already, which '@testable import \(module)' shows; a \
                    second one would be ambiguous
                    """,
                location: location,
                notes: [
                    note("remove the name here, or 'generateMock: true' from '\(name)'", at: place(scope))
                ]
            )
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

    func duplicateDouble(_ double: DuplicateDouble) -> Diagnostic {
        let files = tree.table.files
        func location(_ scope: DeclaredScope) -> SourceLocation {
            files.location(scope.declaration.nameRange, in: scope.file)
        }
        let name = spelling(double.type)
        return Diagnostic(
            id: .duplicateMock,
            message: double.isListed
                ? "'\(name)' is listed by two hand-written doubles, and nothing says which one stands for it"
                : "'\(name)' has two hand-written doubles, and nothing says which one stands for it",
            location: location(double.duplicate),
            notes: [note("the other one is here; remove one of the two", at: location(double.first))]
        )
    }

    func ambiguousDouble(_ double: AmbiguousDouble) -> Diagnostic {
        let type = name(double.scope)
        return Diagnostic(
            id: .ambiguousMock,
            message: """
                'mock' of '\(type)' stands beside the generated 'mock', and a call could mean either; rename it, or move it \
                into '\(type)' under another name that 'customMockName' says
                """,
            location: tree.table.files.location(double.function.nameRange, in: double.file),
            notes: [note("'mock' is generated for this type", at: place(double.scope))]
        )
    }

    func unusableDouble(_ double: UnusableDouble, of scope: ScopeID) -> Diagnostic {
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
        return Diagnostic(
            id: .unusableMock,
            message: """
                'mock' of '\(name(scope))' \(faults.joined(separator: " and ")), and so the generated doubles that build \
                '\(name(scope))' do not use it
                """,
            location: place,
            notes: [
                note(
                    """
                    let it take every dependency and neither suspend nor throw, or give it another name if it is no double
                    """,
                    at: place
                )
            ]
        )
    }
}
