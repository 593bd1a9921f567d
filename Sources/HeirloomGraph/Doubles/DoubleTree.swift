import HeirloomModel

/// The tree as doubles see it, and what gets a double in the module for which code is generated.
package struct DoubleTree {
    /// The module's tree, linked anew.
    package let tree: ScopeTree
    /// What gets a `mock`, in the order of the names.
    package let doubles: [ScopeID]
    /// Names of `additionalMocksToGenerate` that stand for nothing that is instantiable.
    package let unknownNames: [ConfiguredText]
    let handWritten: HandWrittenDoubles
    private let linker: DoubleLinker

    /// `nil` where nothing asks for doubles.
    package init?(_ tree: ScopeTree) {
        let additional = AdditionalDoubles(tree)
        let own = tree.ids.filter { id in
            tree.module(of: id) == tree.input.module && tree[id].declared.declaration.testDouble.generateMock
        }
        guard !own.isEmpty || !additional.isEmpty else { return nil }
        let testable = tree.testableModules
        handWritten = HandWrittenDoubles(tree.declaredDoubles) { tree.isVisible($0, testable: testable) }
        linker = DoubleLinker(tree, handWritten)
        let doubled = ScopeTree(tree, relinked: linker.scopes, changed: linker.changed, handsDownAll: true)
        self.tree = doubled
        unknownNames = additional.unknownNames
        var known: Set<ScopeID> = []
        doubles = (own + additional.scopes)
            .filter { known.insert($0).inserted && !doubled[$0].hasFunctionCalledMock }
            .map { (tree[$0].declared.declaration.path.joined(separator: "."), $0.index) }
            .sorted { $0 < $1 }
            .map { ScopeID($1) }
    }

    /// The double that was written by hand for a type, or for one that it lists.
    func handWrittenDouble(of type: TypeID) -> ScopeID? {
        if let scope = tree.linker.builder(of: type), tree[scope].isMadeByHand { return scope }
        return (handWritten.making(type) ?? handWritten.listing(type)).map(linker.id)
    }
}

extension LinkedScope {
    /// Whether a function that was written by hand makes it.
    var isMadeByHand: Bool { declared.declaration.construction.callee == .mockFunction }

    /// Whether a generated `mock` would stand beside one that was written by hand.
    fileprivate var hasFunctionCalledMock: Bool {
        isMadeByHand && declared.declaration.testDouble.functionName == "mock"
    }
}

/// What `additionalMocksToGenerate` names.
private struct AdditionalDoubles {
    var scopes: [ScopeID] = []
    var unknownNames: [ConfiguredText] = []
    var isEmpty: Bool { scopes.isEmpty && unknownNames.isEmpty }

    init(_ tree: ScopeTree) {
        for file in tree.table.files.withConfigurations
        where tree.table.files[file].module == tree.input.module {
            let names = tree.table.files[file].summary.configurations.flatMap(\.additionalMocksToGenerate)
            for name in names {
                let path = name.text.split(separator: ".").map { TypeNameComponent(String($0)) }
                let resolution = tree.resolver.resolve(
                    .named(path),
                    from: Place(file: file),
                    searchingAllModules: true
                )
                let scope = tree.types.id(of: resolution.type.canonical).flatMap(tree.linker.builder)
                if let scope { scopes.append(scope) } else { unknownNames.append(name) }
            }
        }
    }
}
