// A public type cannot forward an internal one, and private types are unreachable; the rest of the module is valid.
//: Feature/Feature.swift
import Heirloom

struct Secret {}

@Instantiable
public struct Vault: Instantiable {
    @Forwarded private let 1️⃣secret: Secret
    init(secret: Secret) { self.secret = secret }
}

@Instantiable
private struct 2️⃣Hidden: Instantiable {}

@Instantiable
public struct Door: Instantiable {
    public init() {}
}
//: App/main.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let door: Door
}
_ = App()
//: refused
// 1️⃣ narrow-forwarded-type
// 2️⃣ unreachable-type
