import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// Programs in the idioms of real code are accepted, compiled and run, or rejected for the right reason.
@Suite struct ProgramTests {
    @Test func everyFileIsAProgram() {
        for program in Program.all {
            if case .failure(let error) = program { Issue.record("\(error)") }
        }
    }

    @Test func omittedProgramsArePrinted() throws {
        try printWhatIsLeftOut(ProgramSelection.current.programs.map(\.goldenCase), called: "programs")
        for program in Program.all { _ = try program.get().goldenCase.need() }
    }

    @Test(arguments: ProgramSelection.current.programs)
    func outcomesAreAsExpected(_ program: Program) {
        do {
            let outcome = try Outcome(of: program)
            guard outcome != program.expected else { return }
            Issue.record("\(program.path):\n\(outcome.difference(from: program.expected))")
        } catch {
            Issue.record("\(program.path):\n\(error)")
        }
    }
}

/// The programs that a test run checks.
enum ProgramSelection {
    /// Every fourth program of each area, or all in a full run: `HEIRLOOM_FULL=1 swift test`.
    case share
    /// Programs whose path contains a text: `HEIRLOOM_PROGRAMS=Names/ swift test`.
    case matching(String)

    static let current: ProgramSelection = {
        let environment = ProcessInfo.processInfo.environment
        if let text = environment["HEIRLOOM_PROGRAMS"] { return .matching(text) }
        return .share
    }()

    var programs: [Program] {
        let programs = Program.all.compactMap { try? $0.get() }
        switch self {
        case .share:
            return Dictionary(grouping: programs, by: \.area).sorted { $0.key < $1.key }.flatMap { area in
                TestLength.share(of: area.value, every: 4)
            }
        case .matching(let text): return programs.filter { $0.path.contains(text) }
        }
    }
}
