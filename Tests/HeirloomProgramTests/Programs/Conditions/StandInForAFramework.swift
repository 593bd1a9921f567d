// What stands in for a framework's type where that is missing says how it is built, and an extension does elsewhere.
//: App/main.swift
import Heirloom
#if canImport(UIKit) && !os(Linux)
import UIKit
#endif

#if os(Linux)
@Instantiable
final class UIFeedback: Instantiable { let strength = 1 }
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let feedback: UIFeedback
}

print(App().feedback.strength)
//: prints
// 1
