// The type of a property is misspelled by a letter, and is therefore undeclared.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class NotificationCenter: Instantiable { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣center: NotificatonCenter
    @Instantiated let screen: Screen
}

@Instantiable
struct Screen: Instantiable {
    @Received let center: NotificationCenter
}

_ = App()
//: refused
// 1️⃣ nothing-fulfills
