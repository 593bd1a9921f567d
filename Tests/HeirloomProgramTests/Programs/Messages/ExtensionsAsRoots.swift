// A type built by an extension's `instantiate` cannot be a root.
//: App/App.swift
import Foundation
import Heirloom

@Instantiable
final class Paths: Instantiable {}

@Instantiable(isRoot: true)
extension 1️⃣FileManager: @retroactive Instantiable {
    static func instantiate(paths: Paths) -> FileManager { .default }
}
//: refused
// 1️⃣ root-receives
