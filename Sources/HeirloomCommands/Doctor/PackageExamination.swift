import HeirloomBuild
import HeirloomDiagnosis
import HeirloomDocuments
import HeirloomGraph
import HeirloomModel

/// A target of a package, with the summary of its sources.
struct ExaminedTarget {
    var target: PackageManifest.Target
    var package: String
    private var packageFolder: String
    var summary: ModuleSummary

    init(_ target: PackageManifest.Target, of package: PackageManifest, summary: ModuleSummary) {
        self.target = target
        self.package = package.name
        packageFolder = package.folder
        self.summary = summary
    }

    /// The number of types that Heirloom builds. A type under `#if` counts once.
    var typeCount: Int {
        let declarations = summary.files.flatMap(\.instantiables).filter { declaration in
            if case .closure = declaration.form { false } else { true }
        }
        return Set(declarations.map(\.type)).count
    }
    /// Whether the sources contain attributes for the generator, or a configuration.
    var hasDeclarations: Bool { typeCount > 0 || !summary.configurations.isEmpty }
    /// Whether a source imports Heirloom. Other libraries have attributes of the same names.
    var importsHeirloom: Bool {
        summary.files.flatMap(\.imports).contains { $0.path.first == PackageExamination.product }
    }
    /// The folder of the build plugin's output below the folder for all outputs.
    var pluginFolder: String {
        let identity = packageFolder.split(separator: "/").last?.lowercased() ?? ""
        return "\(identity)/\(target.name)/destination/\(PackageExamination.plugin)"
    }
    var plugins: [String] { (target.pluginUsages ?? []).map(\.name) }
    var runsPlugin: Bool { plugins.contains(PackageExamination.plugin) }

    /// Returns a place relative to the package, if it is inside: `Sources/App/App.swift:5`.
    func displayed(_ place: SourceLocation) -> String {
        let path = place.path
        let shown = path.dropFirst(path.hasPrefix(packageFolder + "/") ? packageFolder.count + 1 : 0)
        return "\(shown):\(place.range.start.line)"
    }
}

extension PackageManifest.Target {
    /// The name of the target with the characters replaced that identifiers cannot contain.
    var moduleName: String {
        name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    }
}

/// The problems of a package's targets, in the order of the manifest.
struct PackageExamination {
    static let plugin = "HeirloomGenerator"
    static let product = "Heirloom"

    /// A problem, and the line that fixes it.
    struct Problem {
        var message: String
        var remedy: String?
    }

    /// The facts, notes and problems of a target that uses Heirloom.
    struct Finding {
        var target: String
        var facts: [String]
        var notes: [String]
        var problems: [Problem]
    }

    private var targets: [ExaminedTarget]
    /// The indices of the targets, by their names and those of the products that contain them.
    private var indices: [String: [Int]]
    private var products: [PackageManifest.Product]
    private var pluginOutputs: String?

    /// - Parameter pluginOutputs: The folder with the outputs of build plugins; `nil` if unknown.
    init(targets: [ExaminedTarget], products: [PackageManifest.Product], pluginOutputs: String?) {
        self.targets = targets
        self.products = products
        self.pluginOutputs = pluginOutputs
        let indices = Dictionary(grouping: targets.indices) { targets[$0].target.name }
        let inProducts = products.map { product in
            (product.name, product.targets.flatMap { indices[$0] ?? [] })
        }
        self.indices = indices.merging(inProducts) { $0 + $1 }
    }

    var findings: [Finding] {
        targets.filter { usesHeirloom($0) || $0.runsPlugin }.map { target in
            let tree = tree(of: target)
            return Finding(
                target: target.target.name,
                facts: [counted(target.typeCount, "type")] + tree.facts,
                notes: notes(on: target),
                problems: setup(of: target) + tree.problems
            )
        }
    }

    /// Returns whether the generator has something to do for a target.
    private func usesHeirloom(_ target: ExaminedTarget) -> Bool {
        target.hasDeclarations && (target.importsHeirloom || reaches(target, Self.product))
    }

    /// Returns the name by which targets refer to Heirloom's package.
    private var package: String {
        let references = targets.flatMap { $0.target.dependencies + ($0.target.pluginUsages ?? []) }
        return references.first { $0.name == Self.product || $0.name == Self.plugin }?.package ?? "Heirloom"
    }

    private func setup(of target: ExaminedTarget) -> [Problem] {
        guard usesHeirloom(target) else { return [] }
        var problems: [Problem] = []
        if !reaches(target, Self.product) {
            problems.append(
                Problem(
                    message: "does not depend on the product '\(Self.product)'",
                    remedy:
                        ".product(name: \"\(Self.product)\", package: \"\(package)\") in 'dependencies' of "
                        + "'\(target.target.name)'"
                )
            )
        }
        if !target.runsPlugin, let use = target.summary.firstUseOfPlugin {
            problems.append(
                Problem(
                    message: "does not run the plugin, so no code is generated for \(target.displayed(use))",
                    remedy: "plugins: [.plugin(name: \"\(Self.plugin)\", package: \"\(package)\")] in "
                        + "'\(target.target.name)'"
                )
            )
        }
        if !target.runsPlugin, let outputs = pluginOutputs {
            let folder = outputs + "/" + target.pluginFolder
            if FileBytes.isFolder(folder) {
                problems.append(
                    Problem(
                        message: "does not run the plugin, but modules above call what it generated earlier",
                        remedy: "delete \(outputs), and save Package.swift again"
                    )
                )
            }
        }
        var own = input(of: target)
        own.modulesWithPlugin = Set(own.modules.map(\.name))
        return problems
            + MissingTargetDependencyRule.diagnostics(in: own).map { warning in
                Problem(
                    message: "\(target.displayed(warning.location)): \(warning.message)",
                    remedy: warning.notes.first?.message
                )
            }
    }

    /// Returns the other plugins of a target and of those below, which may generate sources.
    private func otherPlugins(around target: ExaminedTarget) -> [String] {
        ([target] + targetsBelow(target)).flatMap(\.plugins).filter { $0 != Self.plugin }
    }

    /// Returns facts that may be intended, and therefore are not problems.
    private func notes(on target: ExaminedTarget) -> [String] {
        if !usesHeirloom(target) { return ["it runs the plugin, but declares nothing for it"] }
        let later = Array(target.plugins.drop { $0 != Self.plugin }.dropFirst()).filter { $0 != Self.plugin }
        if later.isEmpty { return [] }
        return ["the sources from \(later.listed()) are not read, because '\(Self.plugin)' comes first"]
    }

    /// Returns whether a target depends on a product or target with a name, directly or not.
    private func reaches(_ target: ExaminedTarget, _ name: String) -> Bool {
        ([target] + targetsBelow(target)).contains { below in
            below.target.dependencies.contains { $0.name == name }
        }
    }

    /// Returns the targets that a target depends on, directly or not.
    private func targetsBelow(_ target: ExaminedTarget) -> [ExaminedTarget] {
        var seen: Set<Int> = []
        var rest = target.target.dependencies.map(\.name)
        while let name = rest.popLast() {
            for index in indices[name] ?? [] where seen.insert(index).inserted {
                rest += targets[index].target.dependencies.map(\.name)
            }
        }
        return seen.sorted().map { targets[$0] }
    }

    /// Returns the input of the generator's run for a target.
    private func input(of target: ExaminedTarget) -> GraphInput {
        let below = targetsBelow(target)
        let all = [target] + below
        var input = GraphInput(
            module: target.summary.name,
            modules: all.map(\.summary).sorted { $0.name < $1.name },
            rootMode: rootMode(of: target)
        )
        input.modulesWithoutPlugin = Set(below.filter { !$0.runsPlugin }.map(\.summary.name))
        input.modulesWithPlugin = Set(below.filter(\.runsPlugin).map(\.summary.name))
        for target in all where target.target.type == "regular" {
            input.moduleViews[target.summary.name] = Set(targetsBelow(target).map(\.summary.name))
        }
        input.packages = Dictionary(all.map { ($0.summary.name, $0.package) }) { first, _ in first }
        input.flags = target.target.flags
        input.expectedFlags = ExpectedFlags(configuration: .debug)
        input.modulesAreComplete = true
        // A product of another package may contain a module of its own name.
        let products = Set(all.flatMap(\.target.dependencies).map(\.name))
        for other in targets where ["executable", "regular"].contains(other.target.type) {
            let entry =
                other.package == target.package ? "\"\(other.target.name)\"" : productEntry(for: other)
            guard !products.contains(other.summary.name), let entry else { continue }
            input.localTargets[other.summary.name] = entry
        }
        return input
    }

    /// Returns the entry for a product that contains a target of another package.
    private func productEntry(for target: ExaminedTarget) -> String? {
        products.first { $0.targets.contains(target.target.name) }
            .map { ".product(name: \"\($0.name)\", package: \"\(target.package)\")" }
    }

    /// Resolves the tree of a target that runs the plugin.
    private func tree(of target: ExaminedTarget) -> (facts: [String], problems: [Problem]) {
        guard target.runsPlugin, usesHeirloom(target) else { return ([], []) }
        let input = input(of: target)
        let outcome = GraphResolver.resolve(input)
        let tree: ConditionalGraph
        switch Verdict(input: input, outcome: outcome, isStrict: true) {
        case .write(let resolved, _): tree = resolved
        case .fail(let diagnostics), .keep(let diagnostics):
            let others = otherPlugins(around: target)
            guard others.isEmpty else {
                return (["a tree that sources from \(others.listed()) may complete"], [])
            }
            let place = diagnostics.first { $0.severity == .error }
                .map { ", first at \(target.displayed($0.location))" }
            let message = "has errors in its tree\(place ?? ""); 'swift build' reports them"
            return ([], [Problem(message: message, remedy: nil)])
        }
        let prefix = target.summary.name + "."
        let roots = GraphDocument(tree.fullest(of: input)).roots.map { name in
            "root '\(name.dropFirst(name.hasPrefix(prefix) ? prefix.count : 0))'"
        }
        let hasDependencies = target.summary.files.flatMap(\.instantiables).contains {
            !$0.dependencies.isEmpty
        }
        guard roots.isEmpty, hasDependencies, target.target.type == "executable" else { return (roots, []) }
        return (
            [],
            [
                Problem(
                    message: "has no root, so no tree is built",
                    remedy:
                        "'@Instantiable(isRoot: true)' on the type at the top, without '@Received' properties"
                )
            ]
        )
    }

    /// Returns how the plugin finds the roots of a target.
    private func rootMode(of target: ExaminedTarget) -> GraphInput.RootMode {
        if target.target.type == "executable" { return .require }
        let hasDependents = targets.contains { other in
            ["executable", "regular"].contains(other.target.type) && other.target.name != target.target.name
                && other.package == target.package && reaches(other, Self.product)
                && targetsBelow(other).contains { $0.target.name == target.target.name }
        }
        return hasDependents && target.target.type != "test" ? .marked : .detect
    }
}
