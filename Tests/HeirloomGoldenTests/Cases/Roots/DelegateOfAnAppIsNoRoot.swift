// A type that the system creates by its superclass's `init()` cannot be a root: the error proposes a separate root type.

//: App/Delegate.swift
import Heirloom
import UIKit

@Instantiable
final class Store: Instantiable {}

@Instantiable(isRoot: true)
final class AppDelegate: UIResponder, UIApplicationDelegate, Instantiable {
    @Instantiated let store: Store
}

//: diagnostics
// App/Delegate.swift:8:13: error: no 'init()' can be generated for root 'AppDelegate' because the system calls the 'init()' of 'UIResponder', which an extension cannot override [inherited-root-initializer]
// App/Delegate.swift:8:13: note: declare another type as the root, such as '@MainActor @Instantiable(isRoot: true) struct AppDelegateRoot: Instantiable', hold it in a property: 'let root = AppDelegateRoot()', and remove '@Instantiable' here
