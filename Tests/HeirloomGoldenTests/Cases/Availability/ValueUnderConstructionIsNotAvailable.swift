// A value still under construction counts as not available, with a warning: the journal of the engine is made
// before the engine is.

//: App/Game.swift
import Heirloom

@Instantiable
final class Journal: Instantiable {
    @Received(onlyIfAvailable: true) let engine: Engine?
}

@Instantiable
final class Engine: Instantiable {
    @Instantiated let journal: Journal
}

@Instantiable
struct GameApp: Instantiable {
    @Instantiated let engine: Engine
}

//: App/main.swift
printTree(GameApp())
