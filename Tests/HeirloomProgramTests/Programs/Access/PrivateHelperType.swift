// A private type is forwarded, built and received in one file; other files cannot name it.
//: App/main.swift
import Heirloom

private struct Token { let text: String }

@Instantiable
final class Session: Instantiable {
    @Forwarded let name: String
    @Instantiated private let vault: Vault
    func open() -> String { vault.open(name) }
}

@Instantiable
private final class 1️⃣Vault: Instantiable {
    func open(_ name: String) -> String { Token(text: name).text }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

print(App().sessionBuilder.instantiate(name: "a").open())
//: refused
// 1️⃣ unreachable-type
