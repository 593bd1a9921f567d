// A dependency that is not provided anywhere does not become a parameter. `nil` is passed directly, and no builder captures it.

//: App/App.swift
import Heirloom

final class Account {}

@Instantiable
final class Log: Instantiable {
    @Received(onlyIfAvailable: true) private let account: Account?
}

@Instantiable
final class Screen: Instantiable {
    @Instantiated private let log: Log
    @Received(onlyIfAvailable: true) private let account: Account?
    @Received(fulfilledByDependencyNamed: "user", ofType: Account.self, onlyIfAvailable: true) private let owner:
        Account?
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: SendableInstantiator<Screen>
}

//: App/main.swift
printTree(App().screenBuilder.instantiate())

//: generated App
import Heirloom

extension App {
    init() {
        let screenBuilder = SendableInstantiator<Screen> {  // App.screenBuilder
            App.heirloomMakeScreen()
        }
        self.init(screenBuilder: screenBuilder)
    }

    private static func heirloomMakeScreen() -> Screen {
        let log = Log(account: nil)
        let owner: Account? = nil
        return Screen(log: log, account: nil, owner: owner)
    }
}

//: prints
// Screen #1
//   log: Log #2
//     account: nil
//   account: nil
//   owner: nil
