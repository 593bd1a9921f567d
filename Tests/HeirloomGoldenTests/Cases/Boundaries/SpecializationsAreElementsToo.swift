// Modules above may add specializations of a visible generic type to a collection, even if they do not see the protocol.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

protocol Flushing {}

@Instantiable(fulfillingAdditionalTypes: [Flushing.self])
public final class Repository<Model>: Instantiable, Flushing {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Flushing.self])
final class Log: Instantiable, Flushing {}

@Instantiable
public final class Engine: Instantiable {
    @Instantiated let flushing: [any Flushing]

    init(flushing: [any Flushing]) { self.flushing = flushing }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let engine: Engine
    @Instantiated let numbers: Repository<Int>
}

//: diagnostics
// App/App.swift:6:23: error: 'engine: Engine' of 'App' is built in module 'App', where the initializer of 'Engine' is not visible: it is 'internal' in module 'Kit' [inaccessible-type]
// Kit/Kit.swift:17:5: note: make its initializer 'public' or 'package'
// Kit/Kit.swift:15:23: note: 'Kit' cannot build 'Engine' for other modules: they may add to 'flushing: [any Flushing]'; name its elements with 'collecting'
// Kit/Kit.swift:14:20: note: to keep it 'internal', add 'isRoot: true' to 'Engine', which receives nothing
// Kit/Kit.swift:15:23: warning: 'flushing: [any Flushing]' of 'Engine' builds a second 'Repository<Int>': 'numbers: Repository<Int>' of 'App' is one already [built-twice]
// App/App.swift:7:23: note: also built here
// Kit/Kit.swift:15:23: note: to reuse it, write a closure that takes it; to exclude it, list the others in 'collecting'
// Kit/Kit.swift:15:23: error: 'flushing: [any Flushing]' of 'Engine' is built in module 'App', where 'Log' is not visible: it is 'internal' in module 'Kit' [inaccessible-type]
// Kit/Kit.swift:11:13: note: make it 'public' or 'package'
// Kit/Kit.swift:15:23: note: 'Kit' cannot build 'Engine' for other modules: they may add to 'flushing: [any Flushing]'; name its elements with 'collecting'
// Kit/Kit.swift:14:20: note: to keep it 'internal', add 'isRoot: true' to 'Engine', which receives nothing

//: fix-its
// App/App.swift:6:23: would fix: make it 'public' [inaccessible-type]
// Kit/Kit.swift:3:1: note: insert 'public '
// Kit/Kit.swift:17:5: note: insert 'public '
// App/App.swift:6:23: would fix: make it 'package' [inaccessible-type]
// Kit/Kit.swift:3:1: note: insert 'package '
// Kit/Kit.swift:17:5: note: insert 'package '
// Kit/Kit.swift:15:23: would fix: make it 'public' [inaccessible-type]
// Kit/Kit.swift:11:1: note: insert 'public '
// Kit/Kit.swift:15:23: would fix: make it 'package' [inaccessible-type]
// Kit/Kit.swift:11:1: note: insert 'package '
