// The system calls the 'init()' that a delegate inherits, and never the one that a root would get.
//: option frameworks=apple

//: App/Delegates.swift
import AppKit
import Heirloom
import UIKit

@Instantiable
final class Store: Instantiable {}

@Instantiable(isRoot: true)
final class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate, Instantiable {
    @Instantiated private let store: Store
}

@Instantiable(isRoot: true)
final class 2️⃣SceneDelegate: UIResponder, UIWindowSceneDelegate, Instantiable {
    @Instantiated private let store: Store
    var window: UIWindow?
}

@Instantiable(isRoot: true)
final class 3️⃣NoteDocument: NSDocument, Instantiable {
    @Instantiated private let store: Store
}

@Instantiable(isRoot: true)
final class 4️⃣DeskDelegate: NSObject, NSApplicationDelegate, Instantiable {
    @Instantiated private let store: Store
}

//: refused
// 1️⃣ inherited-root-initializer
// 2️⃣ inherited-root-initializer
// 3️⃣ inherited-root-initializer
// 4️⃣ inherited-root-initializer
