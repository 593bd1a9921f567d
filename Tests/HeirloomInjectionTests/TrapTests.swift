import Foundation
import HeirloomInjection
import Testing

extension Injections {
    fileprivate var database: Injection<Int> { .registered() }
    fileprivate var cachedA: Injection<Int> { .cached { $0[\.uniqueB] } }
    fileprivate var uniqueB: Injection<Int> { .unique { $0[\.applicationC] } }
    fileprivate var applicationC: Injection<Int> { .application { $0[\.cachedA] } }
    fileprivate var uniqueSelf: Injection<Int> { .unique { $0[\.uniqueSelf] } }
    fileprivate var reader: Injection<Int> { .cached { _ in Reader().number } }
    fileprivate var left: Injection<Int> { .cached { $0[\.meeting] + $0[\.right] } }
    fileprivate var right: Injection<Int> { .cached { $0[\.meeting] + $0[\.left] } }
    fileprivate var meeting: Injection<Int> { .unique { _ in meet() } }
    fileprivate var boxed: Injection<Box> { .shared({ _ in Page() }, as: { Box(page: $0) }) }
}

private struct Reader {
    @Injected(\.reader) var number
}

private struct Box: @unchecked Sendable {
    let page: Page
}

private let arrived = Guarded(0)

/// Returns when a second thread has arrived.
private func meet() -> Int {
    arrived.change { $0 += 1 }
    while arrived.value < 2 { sched_yield() }
    return 0
}

/// Requests that cannot be fulfilled stop the program with the names and source locations of the injections.
@Suite struct TrapTests {
    private static let file = "HeirloomInjectionTests/TrapTests.swift"

    @Test func unregisteredValuesTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = InjectionContainer.current[\.database]
        }
        #expect(
            message(of: result)
                == "\(Self.file):6: Fatal error: 'database' is requested before it is registered"
        )
    }

    @Test func sharedValuesThatDifferFromTheirObjectTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = InjectionContainer.current[\.boxed]
        }
        let message = "'boxed' is shared, but 'as' does not return its object"
        #expect(self.message(of: result) == "\(Self.file):15: Fatal error: \(message)")
    }

    @Test func cyclesOfInjectionsTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = InjectionContainer.current[\.cachedA]
        }
        let cycle =
            "cachedA (\(Self.file):7) → uniqueB (\(Self.file):8) → applicationC (\(Self.file):9) → cachedA (\(Self.file):7)"
        #expect(message(of: result) == "\(Self.file):7: Fatal error: 'cachedA' depends on itself: \(cycle)")
    }

    @Test func uniqueInjectionsThatDependOnThemselvesTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = InjectionContainer.current[\.uniqueSelf]
        }
        let cycle = "uniqueSelf (\(Self.file):10) → uniqueSelf (\(Self.file):10)"
        #expect(
            message(of: result) == "\(Self.file):10: Fatal error: 'uniqueSelf' depends on itself: \(cycle)"
        )
    }

    @Test func cyclesThroughAPropertyTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Reader().number
        }
        let cycle = "reader (\(Self.file):11) → reader (\(Self.file):11)"
        #expect(message(of: result) == "\(Self.file):11: Fatal error: 'reader' depends on itself: \(cycle)")
    }

    @Test func cyclesEnteredByTwoThreadsTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = onThreads(2) { InjectionContainer.current[$0 == 0 ? \.left : \.right] }
        }
        let (left, right) = ("left (\(Self.file):12)", "right (\(Self.file):13)")
        let messages = [
            "\(Self.file):12: Fatal error: 'left' depends on itself: \(left) → \(right) → \(left)",
            "\(Self.file):13: Fatal error: 'right' depends on itself: \(right) → \(left) → \(right)",
        ]
        #expect(messages.contains(message(of: result)))
    }

    /// Returns the line with the fatal error.
    private func message(of result: ExitTest.Result?) -> String {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return text.split(separator: "\n").first { $0.contains("Fatal error: ") }.map(String.init) ?? text
    }
}
