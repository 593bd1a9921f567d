// A Foundation type is instantiated without an 'instantiate' function; two screens share it.
//: App/main.swift
import Foundation
import Heirloom

@Instantiable
struct Feed: Instantiable {
    @Received private let decoder: JSONDecoder
    var text: String { (try? decoder.decode([Int].self, from: Data("[1]".utf8)))?.description ?? "none" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣decoder: JSONDecoder
    @Instantiated let feed: Feed
}

print(App().feed.text)
//: refused
// 1️⃣ nothing-fulfills
