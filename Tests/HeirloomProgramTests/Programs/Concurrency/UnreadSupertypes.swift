// A type with an unread supertype may be Sendable through it, which is left to the compiler.
//: App/Types.swift
import Foundation
import Heirloom

protocol Failing: LocalizedError {
    var code: Int { get }
}

enum Problem: Failing {
    case offline

    var code: Int { 3 }
}

protocol Coding: CodingKey {}

enum Field: String, Coding {
    case name
}

final class Pretty: JSONEncoder, @unchecked Sendable {}

@Instantiable
struct Alert: Instantiable {
    @Received let failure: any Failing
    @Received let field: any Coding
    @Received let encoder: Pretty
    @Received let date: Date

    var text: String { "\(failure.code) \(field.stringValue)" }
}

@Instantiable
struct Scene: Instantiable {
    @Forwarded let failure: any Failing
    @Forwarded let field: any Coding
    @Forwarded let encoder: Pretty
    @Forwarded let date: Date
    @Instantiated let alertBuilder: SendableInstantiator<Alert>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sceneBuilder: Instantiator<Scene>
}
//: App/main.swift
import Foundation

let scene = App().sceneBuilder.instantiate(
    failure: Problem.offline, field: Field.name, encoder: Pretty(), date: Date())
print(scene.alertBuilder.instantiate().text)
//: prints
// 3 name
