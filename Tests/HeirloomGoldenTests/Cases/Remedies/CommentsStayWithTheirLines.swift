// Edits leave comments at the ends of lines with what they are about.

//: Core/Gong.swift
import Heirloom

@Instantiable
public struct Gong: Instantiable {
    public init() {}
}

//: App/Alarm.swift
import Core
import Heirloom

@Instantiable
struct Alarm: Instantiable {
    @Received let bell: Int
    let volume: Int
    init(
        volume: Int = 1 // loud enough
    ) {
        self.volume = volume
    }
}

//: App/App.swift
import Heirloom // for the tree

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let gong: Gong
}

//: diagnostics
// App/Alarm.swift:8:5: error: this initializer of 'Alarm' does not take 'bell' [incomplete-initializer]
// App/App.swift:5:23: error: 'App' instantiates 'gong: Gong', but no type fulfills 'Gong' [nothing-fulfills]
// Core/Gong.swift:4:15: note: 'Core' declares 'Gong', but the file does not import it

//: fix-its
// App/Alarm.swift:8:5: would fix: add 'bell' [incomplete-initializer]
// App/Alarm.swift:9:24: note: replace ' // loud enough' with ', // loud enough\n        bell: Int'
// App/Alarm.swift:10:8: note: insert '\n        self.bell = bell'
// App/App.swift:5:23: would fix: import 'Core' [nothing-fulfills]
// App/App.swift:1:32: note: insert '\nimport Core'
