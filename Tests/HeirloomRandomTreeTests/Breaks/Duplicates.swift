/// An extension makes a type instantiable whose declaration does so already.
struct TypeDeclaredTwice: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scope = random.one(of: Array(tree.scopes.indices))
        // An extension of a generic type builds a single specialization.
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

/// Two extensions define how a type is built.
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
        [TreeFault(.duplicateType, at: .addition(number))]
    }
}

extension RandomTree {
    /// Whether an added extension defines a second `instantiate` of a service.
    func isWrittenTwice(_ service: Int) -> Bool {
        additions.contains { addition in
            addition.lines.contains { $0.contains("instantiate() -> \(serviceName(service)) {") }
        }
    }
}

/// Two files configure a module.
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
        [TreeFault(.invalidConfiguration, at: .addition(number))]
    }
}
