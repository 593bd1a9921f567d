// A type with `isRoot: true` may have no dependencies; nothing is generated for it then.

//: option roots=marked
//: App/Daemon.swift
import Heirloom

@Instantiable(isRoot: true)
final class Daemon: Instantiable {
    private let port = 8080
}

//: App/main.swift
printTree(Daemon())

//: prints
// Daemon #1
//   port: Int 8080
