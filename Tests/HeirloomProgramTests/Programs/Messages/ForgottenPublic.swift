// A service of a library is not public, and the app builds it by name.
//: Core/Core.swift
public protocol Mailer { func send() -> Int }
//: Mail/Mail.swift
import Core
import Heirloom

@Instantiable
struct Smtp: Instantiable, Mailer {
    func send() -> Int { 1 }
}
//: App/main.swift
import Core
import Heirloom
import Mail

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Smtp") let 1️⃣mailer: any Mailer
}

print(App().mailer.send())
//: refused
// 1️⃣ inaccessible-type
