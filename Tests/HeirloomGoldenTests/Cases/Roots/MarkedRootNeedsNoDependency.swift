// A type with `isRoot: true` needs no dependency; there is nothing to generate for it then.

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
