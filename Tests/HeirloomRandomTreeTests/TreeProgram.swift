/// A program that builds a tree, calls its builders, and prints the values of all properties, with its expected output.
struct TreeProgram {
    private static let deepestCall = 3
    private static let mostCalls = 8

    private let model: TreeModel
    private let tree: RandomTree
    private(set) var statements: [String] = []
    private(set) var expectedLines: [String] = []
    private var firstPaths: [ObjectIdentifier: TreeObject.FirstPath] = [:]
    private var callCount = 0

    init(_ tree: RandomTree) { self.init(tree, madeBy: "") }

    /// - Parameter maker: The way to create a root: its initializer for an empty text, or a function after a dot.
    init(_ tree: RandomTree, madeBy maker: String) {
        self.tree = tree
        model = TreeModel(tree)
        let name = "tree\(tree.seed)"
        let inputs = tree.scopes[0].forwarded.enumerated().map { number, property in
            argument(for: property.key, isGiven: (tree.seed + number) % 2 == 0)
        }
        let root = BuiltScope(model, 0, parent: nil, forwarded: inputs.map(\.value))
        let arguments = inputs.map { $0.label + ": " + $0.text }.joined(separator: ", ")
        add(root, name: name, made: tried(0) + tree.fullScopeName(0) + maker + "(\(arguments))")
        var level = [(name: name, index: 0, scope: root)]
        for _ in 0..<Self.deepestCall {
            level = level.flatMap { callBuilders(of: $0.scope, $0.index, name: $0.name) }
        }
        if tree.isAsync {
            let run = "run\(tree.seed)()"
            statements = ["nonisolated func \(run) async throws {"] + statements + ["}", "try await \(run)"]
        }
    }

    /// Returns the keywords before a call that builds a scope.
    private func tried(_ scope: Int) -> String {
        let effects = tree.effects(of: scope)
        return (effects.errors.isEmpty ? "" : "try ") + (effects.isAsync ? "await " : "")
    }

    private mutating func add(_ scope: BuiltScope, name: String, made: String) {
        statements += ["let \(name) = \(made)", "report(\(name), path: \"\(name)\")"]
        expectedLines += scope.object.report(path: name, firstPaths: &firstPaths)
    }

    private mutating func callBuilders(
        of scope: BuiltScope,
        _ index: Int,
        name: String
    ) -> [(name: String, index: Int, scope: BuiltScope)] {
        var made: [(name: String, index: Int, scope: BuiltScope)] = []
        // Values that are not `Sendable` cannot leave an actor.
        if tree.scopes[index].kind == .actor { return made }
        for (position, property) in tree.scopes[index].properties.enumerated() {
            guard case .builder(let product, let maker, let kept) = scope.value(at: position) else {
                continue
            }
            // A cached value is returned again by a second call.
            for _ in 0..<(kept == nil ? 1 : 2) where callCount < Self.mostCalls {
                callCount += 1
                let forwarded = tree.scopes[product].forwarded.enumerated().map { number, property in
                    argument(for: property.key, isGiven: (callCount + number) % 2 == 0)
                }
                let below =
                    kept?.scope
                    ?? BuiltScope(model, product, parent: maker, forwarded: forwarded.map(\.value))
                kept?.scope = below
                let call =
                    tried(product) + "\(name).\(property.key.label)"
                    + Self.call(of: property.key.value, with: forwarded)
                let madeName = "tree\(tree.seed)call\(callCount)"
                add(below, name: madeName, made: call)
                made.append((madeName, product, below))
            }
        }
        return made
    }

    /// Returns the call after the name of a builder.
    private static func call(of value: RandomTree.Value, with arguments: [Argument]) -> String {
        switch value {
        case .optional(let wrapped): return "!" + call(of: wrapped, with: arguments)
        case .builder(let kind, _) where kind.isFunction:
            return "(\(arguments.map(\.text).joined(separator: ", ")))"
        case .service, .contract, .scope, .builder, .collection, .other:
            let labeled = arguments.map { $0.label + ": " + $0.text }.joined(separator: ", ")
            let tuple = arguments.count > 1 ? "(\(labeled))" : arguments.first?.text ?? ""
            return ".instantiate(\(tuple))"
        }
    }

    private typealias Argument = (label: String, text: String, value: TreeValue)

    /// Returns the argument for a forwarded property, which is sometimes `nil` if that is allowed.
    private func argument(
        for key: RandomTree.Key,
        isGiven: Bool
    ) -> Argument {
        switch key.value {
        case .service(let service), .contract(let service):
            return (key.label, "\(tree.serviceName(service))()", tree.newService(service))
        case .optional(let wrapped):
            guard isGiven else { return (key.label, "nil", .none) }
            return argument(for: RandomTree.Key(label: key.label, value: wrapped), isGiven: true)
        case .scope, .builder, .collection, .other: preconditionFailure("only services are forwarded")
        }
    }

    /// The source of `report(_:path:)`, which uses reflection.
    static let reportSource = """
        nonisolated(unsafe) private var firstPaths: [ObjectIdentifier: (path: String, object: AnyObject)] = [:]

        /// A line for every property that can be reached: what it holds, and at which path that was first met.
        func report(_ value: Any, path: String) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                guard let wrapped = mirror.children.first else { return print("\\(path): nil") }
                return report(wrapped.value, path: path)
            }
            if mirror.displayStyle == .collection {
                print("\\(path): \\(mirror.children.count) elements")
                for (number, child) in mirror.children.enumerated() {
                    report(child.value, path: "\\(path).\\(number)")
                }
                return
            }
            if mirror.displayStyle == .dictionary {
                print("\\(path): \\(mirror.children.count) keys")
                let pairs = mirror.children.map { pair in
                    let parts = Mirror(reflecting: pair.value).children.map(\\.value)
                    return (key: "\\(parts[0])", value: parts[1])
                }
                for pair in pairs.sorted(by: { $0.key < $1.key }) {
                    report(pair.value, path: "\\(path).\\(pair.key)")
                }
                return
            }
            let name = "\\(type(of: value))"
            if name.contains("Instantiator<") || name.contains("->") { return print("\\(path): builder") }
            if type(of: value) is AnyObject.Type {
                let object = value as AnyObject
                if let first = firstPaths[ObjectIdentifier(object)] {
                    return print("\\(path): \\(name) is \\(first.path)")
                }
                firstPaths[ObjectIdentifier(object)] = (path, object)
            }
            print("\\(path): \\(name)")
            for child in mirror.children where child.label != "$defaultActor" {
                report(child.value, path: "\\(path).\\(child.label ?? "")")
            }
        }
        """
}
