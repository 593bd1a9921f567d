// `collecting` is for collections, so it is removed where a single value is built.

//: App/Player.swift
import Heirloom

@Instantiable
struct Codec: Instantiable {}

@Instantiable(isRoot: true)
struct Player: Instantiable {
    @Instantiated(collecting: ["Codec"]) let codec: Codec
}

//: diagnostics
// App/Player.swift:8:46: error: 'collecting' has no effect on 'codec: Codec' of 'Player': 'Codec' fulfills it directly [needless-collecting]

//: fix-its
// App/Player.swift:8:46: could fix: remove 'collecting' [needless-collecting]
// App/Player.swift:8:18: note: remove '(collecting: ["Codec"])'
