import HeirloomGraph
import HeirloomModel

/// Every name in `additionalMocksToGenerate` gets a double.
enum MisnamedMockRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.misnamed.map { double in GraphProblem { $0.misnamedDouble(double) } }
    }
}

extension ProblemWording {
    fileprivate func misnamedDouble(_ double: MisnamedDouble) -> Diagnostic {
        let files = tree.table.files
        let name = double.name.text
        let location = files.location(double.name.range, in: double.file)
        switch double.reason {
        case .unknown:
            return Diagnostic(
                id: .misnamedMock,
                message: """
                    "\(name)" is not a protocol or '@Instantiable' type known to '\(files[double.file].module)', so \
                    no 'mock' can be generated for it
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
                    "the mock of '\(name)' would be named '\(mock)', like another \(isMocked ? "mock" : "type")",
                location: location,
                notes: place(other).map { [note(advice, at: $0)] } ?? []
            )
        case .generic(let generic):
            return Diagnostic(
                id: .misnamedMock,
                message: "\"\(name)\" is generic, so no 'mock' can be generated for it",
                location: location,
                notes: [note("override it in the mock of a root", at: place(generic))]
            )
        case .ambiguous(let ambiguous):
            return Diagnostic(
                id: .misnamedMock,
                message: "\"\(name)\" is ambiguous: several types have this name",
                location: location,
                notes: ambiguous.candidates.compactMap { candidate in
                    let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                    return place(candidate).map { note("to use this one, write \"\(name)\"", at: $0) }
                }
            )
        case .hidden(let scope):
            let module = tree.module(of: scope)
            return Diagnostic(
                id: .misnamedMock,
                message: """
                    '\(name)' or the function that builds it is not visible in '\(files[double.file].module)', so no \
                    'mock' can be generated for it there
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
                    '\(name)' already has a generated 'mock' in '\(module)', visible through '@testable import \
                    \(module)'; a second one would be ambiguous
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
}
