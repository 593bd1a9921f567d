import PackagePlugin

/// A package and its dependencies whose sources are read: local packages, and fetched packages that depend on Heirloom.
///
/// Other fetched packages are not read: like the types of an SDK, theirs are known only by name.
struct FirstPartyPackages {
    /// The identity of each target's package.
    private var packages: [Target.ID: Package.ID] = [:]

    init(around package: Package) {
        for package in Self.all(around: package) {
            for target in package.targets { packages[target.id] = package.id }
        }
    }

    /// Returns the packages, starting with the given one.
    static func all(around package: Package) -> [Package] {
        package.withPackagesBelow.filter { $0.isLocal || $0.dependsOnHeirloom }
    }

    func package(of target: any Target) -> Package.ID? { packages[target.id] }

    /// Returns the modules whose types a target's sources can name, except those of Heirloom itself.
    func modules(below target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        let all = reached(from: target as any Target, identifiedBy: { $0.id }) { target in
            // A macro runs in the compiler, so code cannot use its declarations.
            target.dependencies.flatMap(\.targets).filter { !$0.isHeirloom && !$0.isMacro }
        }
        return all.dropFirst().compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { package(of: $0) != nil }
    }

    /// Returns the modules of local packages that the targets of a package depend on or could depend on, each with the
    /// entry of their dependencies.
    func localTargets(around package: Package, reached: [SwiftSourceModuleTarget]) -> [String: String] {
        let reached = Set(reached.map(\.id))
        let named = Set(package.dependencies.map(\.package.id))
        var entries: [String: String] = [:]
        for other in Self.all(around: package)
        where other.isLocal && !other.targets.contains(where: \.isHeirloom) {
            for target in other.targets.compactMap({ $0 as? SwiftSourceModuleTarget }) {
                guard target.kind == .generic || target.kind == .executable else { continue }
                let product = other.products.first { product in
                    product is LibraryProduct && product.targets.contains { $0.id == target.id }
                }
                if other.id == package.id || reached.contains(target.id) {
                    entries[target.moduleName] = "\"\(target.name)\""
                } else if let product, named.contains(other.id) {
                    entries[target.moduleName] =
                        ".product(name: \"\(product.name)\", package: \"\(other.id)\")"
                }
            }
        }
        return entries
    }

    /// Returns the modules of local packages whose targets do not depend on a product of Heirloom, directly or indirectly,
    /// each with the product: `Feature=Heirloom`. Only tests have mocks.
    func modulesWithoutProduct(among targets: [SwiftSourceModuleTarget]) -> [String] {
        targets.flatMap { target in
            let products = target.kind == .test ? ["Heirloom", "HeirloomMocks"] : ["Heirloom"]
            let direct = Set(target.dependencies.flatMap(\.targets).map(\.name))
            if direct.isSuperset(of: products) { return [String]() }
            let below = direct.union(target.recursiveTargetDependencies.map(\.name))
            return products.filter { !below.contains($0) }.map { target.moduleName + "=" + $0 }
        }
    }
}

extension Package {
    fileprivate var withPackagesBelow: [Package] {
        reached(from: self, identifiedBy: \.id) { $0.dependencies.map(\.package) }
    }

    /// Whether a module of the package may expose declarations of Heirloom.
    fileprivate var dependsOnHeirloom: Bool {
        withPackagesBelow.dropFirst().contains { $0.targets.contains(where: \.isHeirloom) }
    }

    fileprivate var isLocal: Bool {
        switch origin {
        case .root, .local: true
        case .repository, .registry: false
        @unknown default: false
        }
    }

    /// Returns how to find roots in one of the package's targets.
    ///
    /// Tests and snippets do not count as dependents of the target; otherwise adding one would change the roots.
    func rootMode(of target: SwiftSourceModuleTarget) -> RootMode {
        switch target.kind {
        case .executable, .snippet: return .require
        case .generic, .macro, .test: break
        @unknown default: break
        }
        let hasDependents = targets.contains { other in
            guard let other = other as? SwiftSourceModuleTarget, other.id != target.id else { return false }
            guard other.kind == .generic || other.kind == .executable else { return false }
            return other.usesHeirloom && other.reaches(target)
        }
        return hasDependents ? .marked : .detect
    }

    /// Returns the modules whose types only the tree of this target can build: no product offers them to other
    /// packages, and no other target that uses Heirloom depends on them.
    ///
    /// - Parameter modules: The modules below the target.
    func modulesClosed(
        by target: SwiftSourceModuleTarget,
        _ modules: [SwiftSourceModuleTarget]
    ) -> [SwiftSourceModuleTarget] {
        guard target.kind == .executable else { return [] }
        let own = Set(targets.map(\.id))
        let known = Set(modules.map(\.id)).union([target.id])
        let others = targets.filter { !known.contains($0.id) && $0.usesHeirloom }
        let starts = others + products.filter { $0 is LibraryProduct }.flatMap(\.targets)
        let open = Set(
            starts.flatMap { start in
                reached(from: start, identifiedBy: { $0.id }) { $0.dependencies.compactMap(\.target) }
                    .map(\.id)
            }
        )
        return ([target] + modules).filter { own.contains($0.id) && !open.contains($0.id) }
    }
}

extension Target {
    /// Whether this is the module that every user of Heirloom imports.
    var isHeirloom: Bool { name == "Heirloom" }

    /// Whether the target itself depends on Heirloom. An indirect dependency does not count: a plain executable may
    /// start a tree that lives entirely in a library.
    var usesHeirloom: Bool {
        dependencies.flatMap(\.targets).contains { $0.isHeirloom }
    }

    fileprivate func reaches(_ target: any Target) -> Bool {
        reached(from: self as any Target, identifiedBy: { $0.id }) { $0.dependencies.compactMap(\.target) }
            .contains { $0.id == target.id }
    }

    fileprivate var isMacro: Bool { (self as? SwiftSourceModuleTarget)?.kind == .macro }
}

extension TargetDependency {
    /// The target, if it belongs to the same package.
    fileprivate var target: (any Target)? {
        guard case .target(let target) = self else { return nil }
        return target
    }

    /// The targets of the dependency.
    fileprivate var targets: [any Target] {
        switch self {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
    }
}
