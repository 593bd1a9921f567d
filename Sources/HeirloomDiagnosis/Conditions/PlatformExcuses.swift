import HeirloomGraph
import HeirloomModel

/// The expected build configurations whose faults are due to an unsupported platform, not to the sources.
///
/// The generator does not know for which platforms a module is built, and `#if os(macOS) … #elseif os(iOS) … #endif`
/// excludes all others. Among build configurations that differ only by platform:
/// - A configuration is ignored if it lacks a declaration that another one has, or declares something twice: nothing
///   compiles there anyway, and the compiler reports why.
/// - A configuration is refused if it lacks the type that fulfills a property, and another one has it. A type that is
///   missing everywhere is a fault.
///
/// At least one of them remains, and its faults are reported.
struct PlatformExcuses {
    private(set) var refused: [RefusedConfiguration] = []
    /// Build configurations with excused shortages that are not refused.
    private(set) var deferred: [RefusedConfiguration] = []

    /// `nil` if nothing needs an excuse.
    init?(
        _ search: ConfigurationSearch,
        _ groups: ConditionGroups,
        fulfilled: ([Int]) -> Set<SourceLocation>
    ) {
        let doubtful = (0..<search.expectedCount).filter { search.outcomes[$0].isInDoubt }
        guard !doubtful.isEmpty, groups.groups.contains(where: \.asksForPlatform) else { return nil }
        refuseUncompilable(doubtful, search, groups)
        if refused.isEmpty {
            var shortages = PlatformShortages(search, groups)
            shortages.excuse(doubtful, fulfilled: fulfilled)
            refused = shortages.refused
            deferred = shortages.deferred
        }
        if refused.isEmpty, deferred.isEmpty { return nil }
    }

    private mutating func refuseUncompilable(
        _ doubtful: [Int],
        _ search: ConfigurationSearch,
        _ groups: ConditionGroups
    ) {
        var uncompilable: [Int: Set<Int>] = [:]
        for graph in doubtful {
            for name in search.outcomes[graph].uncompilable {
                guard let group = groups.groupsByName[name] else { continue }
                uncompilable[group, default: []].insert(search.shown[graph][group])
            }
        }
        for (group, configurations) in uncompilable.sorted(by: { $0.key < $1.key }) {
            for platforms in groups.groups[group].byPlatform(search.expected[group])
            where !configurations.isSuperset(of: platforms) {
                refused += platforms.filter(configurations.contains).map {
                    RefusedConfiguration(group: group, configuration: $0, faults: [])
                }
            }
        }
    }
}

/// Shortages that other build configurations, which differ only by platform, do not have.
private struct PlatformShortages {
    private struct ConfigurationOfGroup: Hashable, Comparable {
        var group: Int
        var configuration: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.group, left.configuration) < (right.group, right.configuration)
        }
    }

    private let search: ConfigurationSearch
    private let groups: ConditionGroups
    /// The locations of fulfilled properties, by graph.
    private var fulfilled: [Int: Set<SourceLocation>] = [:]
    private(set) var refused: [RefusedConfiguration] = []
    private(set) var deferred: [RefusedConfiguration] = []

    init(_ search: ConfigurationSearch, _ groups: ConditionGroups) {
        self.search = search
        self.groups = groups
    }

    mutating func excuse(_ doubtful: [Int], fulfilled: ([Int]) -> Set<SourceLocation>) {
        var excused: [ConfigurationOfGroup: Set<Diagnostic>] = [:]
        for graph in doubtful {
            for (shortage, diagnostic) in search.outcomes[graph].shortages {
                guard let group = groups.groupsByName[shortage.owner] else { continue }
                let place = ConfigurationOfGroup(group: group, configuration: search.shown[graph][group])
                if has(shortage, besides: place, fulfilled) {
                    excused[place, default: []].insert(diagnostic)
                }
            }
        }
        keepFaultsOfAllPlatforms(&excused)
        let faulty = doubtful.filter { graph in
            let places = search.shown[graph].enumerated().map {
                ConfigurationOfGroup(group: $0, configuration: $1)
            }
            let excuses = places.flatMap { excused[$0] ?? [] }
            return !Set(search.outcomes[graph].errors).isSubset(of: excuses)
        }
        for (place, diagnostics) in excused.sorted(by: { $0.key < $1.key }) {
            let configuration = RefusedConfiguration(
                group: place.group,
                configuration: place.configuration,
                faults: diagnostics.sorted(by: Diagnostic.isBefore)
            )
            let isFaulty = faulty.contains { search.shown[$0][place.group] == place.configuration }
            if isFaulty || diagnostics.allSatisfy({ $0.severity != .error }) {
                deferred.append(configuration)
            } else {
                refused.append(configuration)
            }
        }
    }

    /// Whether other platforms have everything that a build configuration lacks.
    private mutating func has(
        _ shortage: Shortage,
        besides place: ConfigurationOfGroup,
        _ fulfilledProperties: ([Int]) -> Set<SourceLocation>
    ) -> Bool {
        let platforms = groups.groups[place.group].byPlatform(search.expected[place.group])
            .first { $0.contains(place.configuration) }
        let others = (platforms ?? []).filter { $0 != place.configuration }
        return shortage.wants.allSatisfy { wanted in
            others.contains { configuration in
                let graph = search.shown.firstIndex { $0[place.group] == configuration }
                guard let graph else { return false }
                let found = fulfilled[graph] ?? fulfilledProperties(search.shown[graph])
                fulfilled[graph] = found
                return !wanted.isDisjoint(with: found)
            }
        }
    }

    /// If every platform has such an error, there is none to build for, and the errors of all of them are reported.
    private func keepFaultsOfAllPlatforms(_ excused: inout [ConfigurationOfGroup: Set<Diagnostic>]) {
        for group in Set(excused.keys.map(\.group)) {
            for platforms in groups.groups[group].byPlatform(search.expected[group]) {
                let places = platforms.map { ConfigurationOfGroup(group: group, configuration: $0) }
                let isFaultyEverywhere = places.allSatisfy { place in
                    excused[place]?.contains { $0.severity == .error } ?? false
                }
                if isFaultyEverywhere { for place in places { excused[place] = nil } }
            }
        }
    }
}

extension UnconditionalOutcome {
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// Whether the faults may be excused by another platform.
    fileprivate var isInDoubt: Bool { !shortages.isEmpty || !uncompilable.isEmpty }
}

/// A type to fulfill a property that is missing in one build configuration but may exist on another platform.
struct Shortage {
    /// The last name of the type whose conditions decide about the shortage.
    var owner: String
    /// The missing types, each identified by the properties that require it.
    var wants: [Set<SourceLocation>]
}

extension ScopeTree {
    /// The location of a property's name.
    func place(of property: DependencyID) -> SourceLocation {
        table.files.location(self[property].declared.declaration.labelRange, in: self[property.scope].file)
    }

    func places(of properties: [DependencyID]) -> Set<SourceLocation> { Set(properties.map(place)) }

    /// The locations of all properties for which something is built.
    var fulfilledProperties: Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for scope in ids {
            for edge in self[scope].edges { found.insert(place(of: edge.builtFor)) }
        }
        return found
    }

    /// The last names of types that are declared twice, which does not compile.
    var redeclared: Set<String> {
        Set(linker.duplicates.map { self[$0.duplicate].declared.declaration.name })
    }
}
