/// A random tree of parts in several modules, few of which see one another, and an independent model of the parts that
/// functions of their modules build.
struct BoundaryTree {
    enum Access: Int, Comparable, CaseIterable {
        case `internal`, `package`, `public`

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
        var word: String { self == .internal ? "" : "\(self) " }
    }

    /// How a part asks for another one.
    enum Request {
        /// By its type, by the protocol that it lists, or by a function that returns the protocol.
        case type, contract, function
        /// By the protocol that several parts list; if chosen, by the names of its elements.
        case collection(isChosen: Bool)
    }

    struct Build {
        var request: Request
        var products: [Int]
        /// Whether it is under the flag.
        var isConditional = false
    }

    struct Part {
        /// An index into ``BoundaryShape/modules``.
        var module: Int
        var access: Access
        var initializer = Access.internal
        var contract: Access
        /// The module that declares the protocol.
        var contractModule: Int
        var isCollected: Bool
        var received: [Int]
        /// A value that it receives under the flag as well.
        var conditionallyReceived: Int?
        /// Whether it receives a value that only some roots provide.
        var isTraced: Bool
        var isThrowing: Bool
        var builds: [Build] = []

        /// Whether the flag changes its dependencies.
        var isConditional: Bool {
            conditionallyReceived != nil || builds.contains(where: \.isConditional)
        }

        /// Returns the part as it is compiled if the flag is set, or not.
        func under(_ isFlagSet: Bool) -> Part {
            var part = self
            part.builds.removeAll { $0.isConditional && !isFlagSet }
            part.received += [conditionallyReceived].compactMap(\.self).filter { _ in isFlagSet }
            part.conditionallyReceived = nil
            return part
        }
    }

    /// The number of values that the root provides; the last one is not public.
    static let valueCount = 3

    let seed: Int
    let shape: BoundaryShape
    private(set) var parts: [Part] = []
    /// The access of the protocol that collected parts list, and the module that declares it.
    private(set) var collected = (access: Access.public, module: 0)
    private(set) var rootBuilds: [Build] = []
    private(set) var tracesRoot = false
    /// The build of the root that a test replaces; `nil` for none.
    private(set) var replaced: Int?
    /// Whether some parts depend on a flag.
    private var isConditional = false

    init(seed: Int, shape: BoundaryShape) {
        self.seed = seed
        self.shape = shape
        var random = SeededRandom(seed: seed)
        tracesRoot = random.chance(50)
        isConditional = random.chance(30)
        collected = (random.chance(80) ? .public : .package, random.number(in: 0...1))
        for _ in 0..<random.number(in: 3...8) { grow(&random) }
        let seen = parts.indices.filter { index in
            shape.sees(.type, of: self, index, from: BoundaryShape.app)
        }
        for index in seen where random.chance(60) {
            rootBuilds.append(Build(request: .type, products: [index]))
        }
        for index in parts.indices where random.chance(40) {
            guard shape.sees(.contract, of: self, index, from: BoundaryShape.app) else { continue }
            let request: Request = random.chance(30) ? .function : .contract
            rootBuilds.append(Build(request: request, products: [index]))
        }
        if random.chance(30) { rootBuilds += collection(from: BoundaryShape.app, isChosen: false) }
        let replaceable = rootBuilds.indices.filter { rootBuilds[$0].request.isOfContract }
        if random.chance(30) { replaced = replaceable.randomElement(using: &random) }
    }

    /// Returns the tree as it is compiled if the flag is set, or not.
    func under(_ isFlagSet: Bool) -> BoundaryTree {
        var tree = self
        tree.parts = parts.map { $0.under(isFlagSet) }
        return tree
    }

    private mutating func grow(_ random: inout SeededRandom) {
        let module = random.number(in: 0...shape.views.count - 1)
        let seen = shape.views[module] + [module]
        let isCollected =
            random.chance(30) && shape.sees(collected.access, of: collected.module, from: module)
        var part = Part(
            module: module,
            access: random.one(of: Access.allCases),
            contract: random.one(of: Access.allCases),
            contractModule: random.one(of: seen),
            isCollected: isCollected,
            received: (0..<Self.valueCount).filter { value in
                random.chance(30)
                    && shape.sees(Self.access(ofValue: value), of: BoundaryShape.base, from: module)
            },
            isTraced: random.chance(20),
            isThrowing: random.chance(15)
        )
        if part.contractModule != module, part.contract == .internal { part.contract = .public }
        if !shape.sees(part.contract, of: part.contractModule, from: module) { part.contractModule = module }
        // Collected parts build nothing, so that no tree has a cycle.
        for product in parts.indices where !isCollected && random.chance(45) {
            let requests: [Request] = [.type, .contract, .function]
                .filter { shape.sees($0, of: self, product, from: module) }
            guard let request = requests.randomElement(using: &random) else { continue }
            let isConditional = isConditional && random.chance(30)
            part.builds.append(Build(request: request, products: [product], isConditional: isConditional))
        }
        if isConditional, random.chance(30) {
            part.conditionallyReceived = (0..<Self.valueCount - 1).first { !part.received.contains($0) }
        }
        if !isCollected, random.chance(15) {
            part.builds += collection(from: module, isChosen: random.chance(60))
        }
        let limit =
            part.builds.flatMap { build in build.products.map { requestedAccess(build.request, $0) } }
            + part.received.map(Self.access) + [part.access]
        part.initializer = random.one(of: Access.allCases.filter { $0 <= (limit.min() ?? .internal) })
        parts.append(part)
    }

    /// Returns the property that collects all parts, if a module can spell it and chosen elements are its own.
    private func collection(from module: Int, isChosen: Bool) -> [Build] {
        guard shape.sees(collected.access, of: collected.module, from: module) else { return [] }
        let all = parts.indices.filter {
            parts[$0].isCollected && (!isChosen || parts[$0].module == module)
        }
        return all.isEmpty ? [] : [Build(request: .collection(isChosen: isChosen), products: all)]
    }

    static func access(ofValue value: Int) -> Access { value == valueCount - 1 ? .package : .public }

    private func requestedAccess(_ request: Request, _ product: Int) -> Access {
        switch request {
        case .type: parts[product].access
        case .contract, .function: parts[product].contract
        case .collection: collected.access
        }
    }
}

// MARK: The model

extension BoundaryTree {
    /// The parts that the contract does not let the app build, with the flag or without.
    var refusedParts: Set<Int> { under(true).refused.union(under(false).refused) }

    private var refused: Set<Int> {
        let app = BoundaryShape.app
        var refused: Set<Int> = []
        var reached: Set<Int> = []
        var builds = rootBuilds
        while let build = builds.popLast() {
            for part in elements(of: build) {
                if isServed(part, in: app) {
                    if !isServed(part, build.request, in: app) { refused.insert(part) }
                } else {
                    if !isVisible(part, in: app) { refused.insert(part) }
                    if reached.insert(part).inserted { builds += parts[part].builds }
                }
            }
        }
        return refused
    }

    /// Returns whether functions build a part for a module, because that does not see everything that the part takes.
    private func isServed(_ part: Int, in module: Int) -> Bool {
        guard parts[part].module != module, tree(part).contains(where: { !isVisible($0, in: module) }) else {
            return false
        }
        if isServed(part, .type, in: module) { return true }
        // A module that sees the part itself does not need a function for what it lists.
        return !isVisible(part, in: module)
            && (rootBuilds + parts.flatMap(\.builds)).contains { build in
                elements(of: build).contains(part) && isServed(part, build.request, in: module)
            }
    }

    /// Returns the products of a build in the app: a collection that chooses nothing gathers parts of all modules.
    func elements(of build: Build) -> [Int] {
        guard case .collection(isChosen: false) = build.request else { return build.products }
        return parts.indices.filter { parts[$0].isCollected }
    }

    private func isVisible(_ part: Int, in module: Int) -> Bool {
        shape.sees(min(parts[part].access, parts[part].initializer), of: parts[part].module, from: module)
    }

    /// Returns a part and everything that it builds.
    private func tree(_ part: Int) -> Set<Int> {
        parts[part].builds.flatMap { elements(of: $0) }.reduce(into: [part]) { $0.formUnion(tree($1)) }
    }

    /// Returns whether a module sees a function that builds a part as what is requested.
    private func isServed(_ part: Int, _ request: Request, in module: Int) -> Bool {
        let own = parts[part].module
        guard shape.generates[own], isClosed(part, in: own) else { return false }
        func isSeen(_ served: Access) -> Bool {
            let isNeeded = tree(part).contains { min(parts[$0].access, parts[$0].initializer) < served }
            let access = min(served, signature(of: part))
            return isNeeded && access > .internal && shape.sees(access, of: own, from: module)
        }
        if parts[part].access > .internal, isSeen(parts[part].access) { return true }
        let listed: Access? =
            switch request {
            case .type: nil
            case .contract, .function: parts[part].contract
            case .collection: collected.access
            }
        return listed.map { $0 > parts[part].access && isSeen($0) } ?? false
    }

    /// Returns the access of the least visible type that a function for a part takes.
    private func signature(of part: Int) -> Access {
        tree(part).flatMap { parts[$0].received }.map(Self.access).min() ?? .public
    }

    /// Returns whether a module sees everything that it needs to build a part, and no module above can change it.
    private func isClosed(_ part: Int, in module: Int) -> Bool {
        parts[part].builds.allSatisfy { build in
            if case .collection(isChosen: false) = build.request, collected.access > .internal {
                return false
            }
            return build.products.allSatisfy { product in
                let below = parts[product].module
                guard below == module || shape.views[module].contains(below) else { return false }
                if below != module, isServed(product, build.request, in: module) { return true }
                return isVisible(product, in: module) && isClosed(product, in: module)
            }
        }
    }
}

extension BoundaryTree.Request {
    /// Whether it is fulfilled by the protocol of one part.
    var isOfContract: Bool {
        switch self {
        case .contract, .function: true
        case .type, .collection: false
        }
    }
}

/// The modules of some trees, and what their targets depend on.
struct BoundaryShape {
    /// The module of the values.
    static let base = -1
    /// The module of the roots.
    static let app = -2

    /// By module, those that it sees.
    private(set) var views: [[Int]] = []
    /// By module, whether it belongs to the package of the app.
    private var isNear: [Bool] = []
    /// By module, whether its target applies the plugin.
    private(set) var generates: [Bool] = []

    init(seed: Int) {
        var random = SeededRandom(seed: seed)
        for module in 0..<random.number(in: 2...3) {
            let named = (0..<module).filter { _ in random.chance(75) }
            views.append(Set(named + named.flatMap { views[$0] }).sorted())
            isNear.append(random.chance(65))
            generates.append(random.chance(90))
        }
    }

    static func name(of module: Int) -> String {
        switch module {
        case base: "Base"
        case app: "App"
        default: "Library\(module)"
        }
    }

    func package(of module: Int) -> String { module < 0 || isNear[module] ? "Near" : "Far" }

    /// Returns whether a declaration is visible in a module that sees its module.
    func sees(_ access: BoundaryTree.Access, of module: Int, from other: Int) -> Bool {
        if module == other { return true }
        if other >= 0, module >= 0, !views[other].contains(module) { return false }
        return access == .public || access == .package && package(of: module) == package(of: other)
    }

    /// Returns whether a module can spell a request for a part.
    func sees(_ request: BoundaryTree.Request, of tree: BoundaryTree, _ part: Int, from module: Int) -> Bool {
        let part = tree.parts[part]
        switch request {
        case .type: return sees(part.access, of: part.module, from: module)
        case .contract, .function: return sees(part.contract, of: part.contractModule, from: module)
        case .collection: return sees(tree.collected.access, of: tree.collected.module, from: module)
        }
    }
}
