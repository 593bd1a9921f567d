// Type names in strings are misspelled by a letter, in a rename and in an erased builder.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable
public struct HomeScreen: Instantiable, Screen {
    @Forwarded public let title: String
    public init(title: String) { self.title = title }
}

@Instantiable
public final class AccountManager: Instantiable {
    public init() {}
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Child: Instantiable {
    @Received(fulfilledByDependencyNamed: "acountManager", ofType: AccountManager.self) let 1️⃣manager: AccountManager
}

@Instantiable
struct App: Instantiable {
    @Instantiated let accountManager: AccountManager
    @Instantiated(fulfilledByType: "HomeScren") let 2️⃣screenBuilder: ErasedInstantiator<String, any Screen>
    @Instantiated let child: Child
}

print(App().screenBuilder.instantiate("a").title)
//: refused
// 1️⃣ missing-dependency
// 2️⃣ nothing-fulfills
