// A replacement for the type of a missing framework is instantiable, and an extension makes the real type instantiable
// elsewhere.
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
