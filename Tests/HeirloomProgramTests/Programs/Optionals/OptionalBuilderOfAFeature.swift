// A disabled feature has no builder: an optional builder, received if available, and a forwarded optional closure.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Player: Instantiable {
    @Forwarded let song: String?
    @Forwarded let onEnd: (@Sendable (Int) -> Void)?
    @Received(onlyIfAvailable: true) let equalizer: Equalizer?
    public func play() { onEnd?(song?.count ?? 0 + (equalizer?.gain ?? 0)) }
}

@Instantiable
public final class Equalizer: Instantiable { public let gain = 5; public init() {} }

@Instantiable
public struct Page: Instantiable {
    @Received(onlyIfAvailable: true) private let playerBuilder: Instantiator<Player>?
    public func open() -> Bool {
        playerBuilder?.instantiate(song: nil, onEnd: { print("end", $0) }).play()
        return playerBuilder != nil
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Premium: Instantiable {
    @Instantiated let equalizer: Equalizer
    @Instantiated let playerBuilder: Instantiator<Player>
    @Instantiated let page: Page
}

@Instantiable
struct Free: Instantiable {
    @Instantiated let page: Page
    @Instantiated let trial: Trial?
}

@Instantiable
struct Trial: Instantiable {
    @Instantiated let playerBuilder: Instantiator<Player>?
    @Instantiated let page: Page
}

@Instantiable
struct App: Instantiable {
    @Instantiated let premium: Premium
    @Instantiated let free: Free
}

let app = App()
print(app.premium.page.open(), app.free.page.open(), app.free.trial?.page.open() ?? false)
//: prints
// end 5
// end 0
// true false true
