// A screen keeps plugins under keys, and asks for a style, that only its file can name: no initializer that others call can
// take them. What an alias hides can be written out.
//: App/Screen.swift
import Heirloom

private enum Slot { case left }
protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: Slot.left)
struct Clock: Instantiable, Plugin {}

fileprivate protocol Style {}

@Instantiable(fulfillingAdditionalTypes: [Style.self])
struct Plain: Instantiable, Style {}

fileprivate typealias Plugins = [any Plugin]

@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated private let 1️⃣plugins: [Slot: any Plugin]
    @Instantiated private let style: any Style
    @Instantiated private let all: Plugins
    @Instantiated private let row: Row
    var count: Int { plugins.count }
}

@Instantiable
struct Row: Instantiable {
    @Received private let 2️⃣style: any Style
}
//: refused
// 1️⃣ unreachable-type
// 2️⃣ unreachable-type
