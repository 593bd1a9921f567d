import PackagePlugin

/// A package and the local packages below it, whose sources are read.
///
/// A package that is fetched is left alone: its types are known by their spelling, like those of an SDK.
struct FirstPartyPackages {
    /// The identity of each target's package.
    private var packages: [Target.ID: Package.ID] = [:]

    init(around package: Package) {
        var seen: Set<Package.ID> = [package.id]
        var rest = [package]
        while let package = rest.popLast() {
            for target in package.targets { packages[target.id] = package.id }
            for dependency in package.dependencies
            where dependency.package.isLocal && seen.insert(dependency.package.id).inserted {
                rest.append(dependency.package)
            }
        }
    }

    func package(of target: any Target) -> Package.ID? { packages[target.id] }

    /// The modules that a target's sources can name types of, without those of Heirloom itself.
    func modules(below target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        var seen: Set<Target.ID> = [target.id]
        var rest: [any Target] = [target]
        var modules: [SwiftSourceModuleTarget] = []
        while let next = rest.popLast() {
            for target in next.dependencies.flatMap(\.targets)
            where package(of: target) != nil && !target.isHeirloom && seen.insert(target.id).inserted {
                rest.append(target)
                // A macro runs in the compiler: what it declares is out of the code's reach.
                guard let module = target as? SwiftSourceModuleTarget else { continue }
                if module.kind == .macro { rest.removeLast() } else { modules.append(module) }
            }
        }
        return modules
    }
}

extension Package {
    fileprivate var isLocal: Bool {
        switch origin {
        case .root, .local: true
        case .repository, .registry: false
        @unknown default: false
        }
    }

    /// How roots are found in one of the package's targets.
    ///
    /// Tests and snippets do not count among those that depend on it, or else adding one would change the
    /// roots.
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
}

extension Target {
    /// Whether this is the module that all of Heirloom's users import.
    var isHeirloom: Bool { name == "Heirloom" }

    /// Whether it says itself that it needs Heirloom. That something below does is no sign: a plain
    /// executable may start a tree that is all in a library.
    fileprivate var usesHeirloom: Bool {
        dependencies.flatMap(\.targets).contains { $0.isHeirloom }
    }

    fileprivate func reaches(_ target: any Target) -> Bool {
        var seen: Set<Target.ID> = [id]
        var rest: [any Target] = [self]
        while let next = rest.popLast() {
            if next.id == target.id { return true }
            for dependency in next.dependencies {
                guard case .target(let below) = dependency, seen.insert(below.id).inserted else { continue }
                rest.append(below)
            }
        }
        return false
    }
}

extension TargetDependency {
    /// The targets that a dependency stands for.
    fileprivate var targets: [any Target] {
        switch self {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
    }
}
