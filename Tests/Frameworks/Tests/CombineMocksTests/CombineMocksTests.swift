import Foundation
import Heirloom
import HeirloomMocks
import OpenCombine
import Testing

// Every protocol of a library that was not written for mocks.
#HeirloomConfiguration(
    additionalDirectoriesToInclude: [".build/checkouts/OpenCombine/Sources/OpenCombine"],
    additionalMocksToGenerate: [
        "Cancellable", "ConnectablePublisher", "CustomCombineIdentifierConvertible", "ObservableObject",
        "Publisher", "Scheduler", "SchedulerTimeIntervalConvertible", "Subject", "Subscriber", "Subscription",
        "TopLevelDecoder", "TopLevelEncoder", "_Introspection",
    ],
    silencedWarnings: ["untracked-directory"]
)

/// Tests that mocks of a library's protocols compile, and work with the library.
@Suite struct CombineMocksTests {
    @Test func allProtocolsAreMocked() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = package.appendingPathComponent(".build/checkouts/OpenCombine/Sources/OpenCombine")
        let own = try String(contentsOfFile: #filePath, encoding: .utf8)
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split { !$0.isLetter && $0 != "_" }
                guard words.count > 2, words[0] == "public", words[1] == "protocol", !line.contains("//")
                else {
                    continue
                }
                found += 1
                #expect(own.contains("\"\(words[2])\""), "'\(words[2])' is not mocked")
            }
        }
        #expect(found > 10)
    }

    @Test func publisherCallsMockOfSubscriber() {
        let subscriber = MockSubscriber<Int, Never>()
        subscriber.mock.combineIdentifier.returns(CombineIdentifier())
        subscriber.mock.receive_subscription.performs { $0.request(.unlimited) }
        subscriber.mock.receive.returns(.none)
        Just(3).receive(subscriber: subscriber)
        #expect(subscriber.mock.receive.calls == [3])
        #expect(subscriber.mock.receive_completion.callCount == 1)
    }
}
