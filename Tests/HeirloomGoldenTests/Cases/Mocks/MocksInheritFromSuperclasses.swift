// A mock inherits all initializers of the class to which its protocol restricts conforming types, also required ones.

//: option configuration=debug
//: option frameworks=apple
//: App/Protocols.swift
import Foundation
import Heirloom
import UIKit

#HeirloomConfiguration(additionalMocksToGenerate: ["Badge", "Screen", "Import", "Feed", "Account"])

protocol Badge: UIView { func show(_ count: Int) }
protocol Screen: UIViewController { init(title: String) }
protocol Import: Operation { var progress: Int { get } }

class Source<Element> {
    let elements: [Element]
    required init(elements: [Element]) { self.elements = elements }
    convenience init() { self.init(elements: []) }
}
protocol Feed: Source<Int> { init(elements: [Int]); func refresh() }

class User: @unchecked Sendable { init() {} }
class Member: User, @unchecked Sendable { convenience init(name: String) { self.init() } }
protocol Account: Member { func open() }

@MainActor func useMocks() {
    MockBadge(frame: .zero).show(MockScreen(title: "a").mock.initializer.callCount + MockImport().progress)
    MockFeed(elements: [1]).refresh()
    MockAccount(name: "b").open()
}

//: generated App
#if DEBUG
import Foundation
import HeirloomMocks
import UIKit

/// Answers for `Account` in tests.
final class MockAccount: Member, Account, @unchecked Sendable {
    struct Requirements: MockRequirements {
        let open = Stub<Void, Never, Void>("Account.open()")
    }

    let mock = Requirements()

    func open() {
        self.mock.open()
    }
}

/// Answers for `Badge` in tests.
@MainActor
final class MockBadge: UIView, Badge {
    struct Requirements: MockRequirements {
        let show = Stub<Int, Never, Void>("Badge.show(_:)")
    }

    nonisolated let mock = Requirements()

    func show(_ count: Int) {
        self.mock.show(count)
    }
}

/// Answers for `Feed` in tests.
final class MockFeed: Source<Int>, Feed {
    struct Requirements: MockRequirements {
        let refresh = Stub<Void, Never, Void>("Feed.refresh()")
    }

    let mock = Requirements()

    func refresh() {
        self.mock.refresh()
    }
}

/// Answers for `Import` in tests.
final class MockImport: Operation, Import, @unchecked Sendable {
    struct Requirements: MockRequirements {
        let progress = Stub<Void, Never, Int>("Import.progress")
    }

    let mock = Requirements()

    var progress: Int {
        self.mock.progress()
    }
}

/// Answers for `Screen` in tests.
@MainActor
final class MockScreen: UIViewController, Screen {
    struct Requirements: MockRequirements {
        let initializer = Stub<String, Never, Void>("Screen.init(title:)")
    }

    nonisolated let mock = Requirements()

    convenience init(title: String) {
        self.init()
        self.mock.initializer(title)
    }
}
#endif
