// A provided optional is not received as a value, and vice versa.
//: App/Account.swift
import Heirloom

@Instantiable
final class Keychain: Instantiable {}

@Instantiable
final class Tokens: Instantiable {}

@Instantiable
struct Login: Instantiable {
    @Received let 1️⃣keychain: Keychain
    @Received let 2️⃣tokens: Tokens?
}

@Instantiable
struct Account: Instantiable {
    @Instantiated let keychain: Keychain?
    @Instantiated let tokens: Tokens
    @Instantiated let login: Login
}
//: App/main.swift
_ = Account()
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
