import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Every mistake in a random tree is reported at its location, and nothing else is reported.
@Suite struct BrokenTreeTests {
    private static let laneCount = 8
    /// The number of times that each kind must be reported in a full run, not counting those hidden by another break.
    private static let leastOfAKind = 50

    @Test func everyBreakIsReportedAtItsLocationAndNothingElseIs() async {
        let seeds = DrawnSeeds.share(of: 3_600)
        let counts = await withTaskGroup(of: [String: Int].self) { lanes in
            for lane in 0..<Self.laneCount {
                let share = seeds.filter { $0 % Self.laneCount == lane }
                lanes.addTask { Self.check(share) }
            }
            return await lanes.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
        }
        guard TestLength.isFull, DrawnSeeds.chosen == nil else { return }
        let rare = BreakKind.all.map(\.name).filter { counts[$0, default: 0] < Self.leastOfAKind }
        #expect(rare == [], "\(rare.map { counts[$0, default: 0] })")
    }

    /// Breaks the trees of the seeds, and returns how often each kind of break was reported.
    private static func check(_ seeds: [Int]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for seed in seeds {
            let broken = BrokenTree(seed: seed)
            let sources = TreeSources([broken.tree])
            let unread = Set(
                broken.faults.filter { $0.id == .syntax }.compactMap { sources.place(of: $0.mark)?.path }
            )
            // Until all files parse, only local mistakes in other files are reported as well.
            func isReported(_ fault: TreeFault) -> Bool {
                if unread.isEmpty || fault.id == .syntax { return true }
                return fault.isLocal
                    && sources.place(of: fault.mark).map { !unread.contains($0.path) } != false
            }
            let faults = broken.faults.filter(isReported)
            let expected = faults.compactMap { Report($0, in: sources) }
            let reported = Self.reports(of: sources.outcome().diagnostics)
            // What looks like a root may be what a faulty property would build.
            let isFaulty = expected.contains { $0.id.severity == .error }
            // A type that is not `Sendable` has one error, at one of the properties for which its values cross.
            let told = expected.filter { $0.id != .notSendable || reported.contains($0) }
            if expected.contains(where: { $0.id == .notSendable }) {
                let crossings = TreeModel(broken.tree).crossings.values.map { marks in
                    Set(marks.compactMap { Report(TreeFault(.notSendable, at: $0), in: sources) })
                }
                #expect(crossings.allSatisfy { !$0.isDisjoint(with: told) }, "seed \(seed)")
                #expect(told.count { $0.id == .notSendable } <= crossings.count, "seed \(seed)")
            }
            #expect(
                reported.sorted() == told.filter { !isFaulty || $0.id != .droppedRoot }.sorted(),
                "seed \(seed): \(broken.breaks.map(\.kind).joined(separator: ", "))"
            )
            #expect(expected.count == faults.count, "seed \(seed)")
            for made in broken.breaks where made.faults.contains(where: isReported) {
                counts[made.kind, default: 0] += 1
            }
        }
        return counts
    }
}

extension BrokenTreeTests {
    /// Diagnostics that the model counts once for a property: several of its elements may be inaccessible or want
    /// forwarded values, several of its keys may be used twice, and it may receive `nil` for several dependencies under
    /// construction.
    private static let countedOnce: Set<DiagnosticID> = [
        .duplicateKey, .eagerForwarding, .inaccessibleType, .unavailableUnderConstruction,
    ]

    private static func reports(of diagnostics: [Diagnostic]) -> [Report] {
        var known: Set<Report> = []
        return diagnostics.map { Report($0) }.filter { report in
            known.insert(report).inserted || !countedOnce.contains(report.id)
        }
    }
}

/// The compared parts of a diagnostic.
private struct Report: Hashable, Comparable, CustomStringConvertible {
    let id: DiagnosticID
    private let place: TreeSources.Place
    /// The other locations that lack the same dependency.
    private let alsoNeeded: [TreeSources.Place]

    init?(_ fault: TreeFault, in sources: TreeSources) {
        guard let place = sources.place(of: fault.mark) else { return nil }
        id = fault.id
        self.place = place
        alsoNeeded = fault.alsoNeeded.compactMap(sources.place)
    }

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        place = TreeSources.Place(diagnostic.location)
        alsoNeeded = diagnostic.notes.filter { $0.message.hasPrefix("also needed by") }
            .map { TreeSources.Place($0.location) }
    }

    static func < (left: Report, right: Report) -> Bool {
        (left.place, left.id.rawValue) < (right.place, right.id.rawValue)
    }

    var description: String {
        "\(place) \(id.rawValue)" + (alsoNeeded.isEmpty ? "" : " and \(alsoNeeded)")
    }
}

extension TreeSources.Place {
    fileprivate init(_ location: HeirloomModel.SourceLocation) {
        self.init(
            path: location.path,
            line: location.range.start.line,
            column: location.range.start.column
        )
    }
}
