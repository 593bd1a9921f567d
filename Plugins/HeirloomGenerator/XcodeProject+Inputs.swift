#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension XcodeProject {
    /// Returns the tool's inputs for a target of the project.
    func inputs(of target: XcodeTarget) -> ModuleInputs {
        ModuleInputs(
            module: target.moduleSources,
            modulesBelow: target.modulesBelow,
            rootMode: rootMode(of: target),
            projectFolder: directoryURL
        )
    }

    /// Returns how to find roots in one of the project's targets.
    func rootMode(of target: XcodeTarget) -> RootMode {
        switch target.product?.kind {
        case .application, .executable: return .require
        case .framework, .library, .other, .none: break
        @unknown default: break
        }
        let hasDependents = targets.contains { other in
            other.id != target.id && !other.isTest && other.reaches(target)
        }
        return hasDependents ? .marked : .detect
    }
}

extension XcodeTarget {
    /// The target's sources. For access control, all targets of a project form one package.
    fileprivate var moduleSources: ModuleSources {
        ModuleSources(name: moduleName, files: inputFiles.swiftSources, package: nil, pluginFolder: nil)
    }

    /// The target's name with the characters that identifiers cannot contain replaced, as in the default build setting.
    private var moduleName: String {
        let name = displayName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    fileprivate var modulesBelow: [ModuleSources] {
        var seen: Set<String> = [id]
        var rest = dependencies
        var modules: [ModuleSources] = []
        while let next = rest.popLast() {
            switch next {
            case .target(let target):
                guard seen.insert(target.id).inserted else { continue }
                modules.append(target.moduleSources)
                rest += target.dependencies
            case .product(let product):
                for module in product.localModules where seen.insert(module.id).inserted {
                    modules.append(
                        ModuleSources(
                            name: module.moduleName,
                            files: module.sourceFiles.swiftSources,
                            conditions: module.compilationConditions,
                            package: nil,
                            pluginFolder: nil
                        )
                    )
                }
            @unknown default:
                continue
            }
        }
        return modules
    }

    fileprivate func reaches(_ target: XcodeTarget) -> Bool {
        let targets = reached(from: self, identifiedBy: { $0.id }) { target in
            target.dependencies.compactMap { dependency -> XcodeTarget? in
                guard case .target(let below) = dependency else { return nil }
                return below
            }
        }
        return targets.contains { $0.id == target.id }
    }
}

extension Product {
    /// The modules of the product and their dependencies, except Heirloom itself and fetched packages that do not use
    /// it.
    fileprivate var localModules: [SwiftSourceModuleTarget] {
        targets.filter { !$0.isHeirloom }
            .flatMap { [$0] + $0.recursiveTargetDependencies }
            .compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { $0.kind == .generic && !$0.isHeirloom && !$0.isBelowHeirloom }
            .filter { !$0.isFetched || $0.recursiveTargetDependencies.contains(where: \.isHeirloom) }
    }
}

extension SwiftSourceModuleTarget {
    /// Whether the target comes from a package that Xcode fetched. A project's plugin cannot see a target's package.
    fileprivate var isFetched: Bool {
        sourceFiles.contains { $0.url.pathComponents.contains("checkouts") }
    }

    /// Whether this is one of Heirloom's own modules.
    fileprivate var isBelowHeirloom: Bool {
        [
            "HeirloomMacros", "HeirloomLocalDiagnosis", "HeirloomReading", "HeirloomSyntax", "HeirloomModel",
        ].contains(name)
    }
}

extension XcodeTarget {
    /// Whether the product is a test bundle.
    var isTest: Bool {
        guard case .other(let kind) = product?.kind else { return false }
        return kind.hasSuffix("test") || kind.hasSuffix("testing")
    }
}
#endif
