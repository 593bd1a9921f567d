// `X!` counts as `X?`, both when provided and when received.
//: App/Player.swift
import Heirloom

@Instantiable
final class Codec: Instantiable {}

@Instantiable
struct Decoder: Instantiable {
    @Received let codec: Codec!
    @Received(onlyIfAvailable: true) let maybe: Codec?
}

@Instantiable
struct Strict: Instantiable {
    @Received let 1️⃣codec: Codec
    @Received let 2️⃣spare: Codec!
}

@Instantiable
struct Player: Instantiable {
    @Instantiated let codec: Codec!
    @Instantiated let spare: Codec
    @Instantiated let decoder: Decoder
    @Instantiated let strict: Strict
}
//: App/main.swift
_ = Player()
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
