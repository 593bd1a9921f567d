/// An extension makes a type instantiable that its declaration makes so already.
struct TypeDeclaredTwice: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scope = random.one(of: Array(tree.scopes.indices))
        // Of a generic type, an extension builds one specialization.
        guard !tree.scopes[scope].isExtended, tree.scopes[scope].argument == nil else { return nil }
        number = tree.nextAddition
        let name = tree.fullScopeName(scope)
        tree.additions.append(
            RandomTree.Addition(
                module: tree.module(ofScope: scope),
                file: "Z\(number).swift",
                lines: [
                    "@Instantiable",
                    "extension \(Mark.addition(number).text)\(name): Instantiable {",
                    "    public static func instantiate() -> \(name) { fatalError() }",
                    "}",
                ]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(.duplicateType, at: .addition(number))] }
}

/// Two extensions say how one type is built.
struct InstantiateWrittenTwice: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let services = tree.services.indices.filter {
            tree.services[$0].isExtended && tree.services[$0].isInstantiable
        }
        guard let service = random.one(ofAny: services) else { return nil }
        number = tree.nextAddition
        let name = tree.serviceName(service)
        tree.additions.append(
            RandomTree.Addition(
                module: RandomTree.moduleBelow,
                file: "Z\(number).swift",
                lines: [
                    "@Instantiable",
                    "extension \(Mark.addition(number).text)\(name): Instantiable {",
                    "    public static func instantiate() -> \(name) { \(name)() }",
                    "}",
                ]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        [TreeFault(.duplicateInstantiate, at: .addition(number))]
    }
}

extension RandomTree {
    /// Whether one `instantiate` of a service would be left if another were gone.
    func isWrittenTwice(_ service: Int) -> Bool {
        additions.contains { addition in
            addition.lines.contains { $0.contains("instantiate() -> \(serviceName(service)) {") }
        }
    }
}

/// A module is configured in two files.
struct ModuleConfiguredTwice: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let module = random.one(of: [RandomTree.module, RandomTree.moduleBelow])
        guard !tree.additions.contains(where: { $0.file == "Configuration.swift" && $0.module == module })
        else {
            return nil
        }
        number = tree.nextAddition
        for line in ["#HeirloomConfiguration()", "\(Mark.addition(number).text)#HeirloomConfiguration()"] {
            let file = line.hasPrefix("#") ? "Configuration.swift" : "Z\(number).swift"
            tree.additions.append(RandomTree.Addition(module: module, file: file, lines: [line]))
        }
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        [TreeFault(.duplicateConfiguration, at: .addition(number))]
    }
}
