// A class with synthesized 'Codable' conformance and the macro's initializer.
//: App/main.swift
import Foundation
import Heirloom

@Instantiable
final class Account: Instantiable, Codable {
    @Forwarded let name: String
    @Forwarded let age: Int
    var note: String?
}

@Instantiable
struct Bank: Instantiable {
    @Instantiated let accountBuilder: Instantiator<Account>
}

let account = Bank().accountBuilder.instantiate(name: "Ada", age: 36)
let data = try JSONEncoder().encode(account)
let copy = try JSONDecoder().decode(Account.self, from: data)
print(copy.name, copy.age, copy.note ?? "-")
//: prints
// Ada 36 -
