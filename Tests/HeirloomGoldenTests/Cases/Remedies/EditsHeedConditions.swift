// Edits must be valid under every condition, so they do not name types that exist under one only.

//: App/App.swift
import Heirloom

#if DEBUG
@Instantiable
final class Recorder: Instantiable {}
#endif

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    #if DEBUG
    @Received let recorder: Recorder
    @Received let log: Log
    #endif
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screen: Screen
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:14:19: error: 'Screen' receives 'recorder: Recorder', but no type above it provides it (root 'App') (under '#if DEBUG') [missing-dependency]
// App/App.swift:21:23: note: 'App' builds 'Screen' here
// App/App.swift:20:8: note: to provide it, add '@Instantiated let recorder: Recorder' to 'App'
// App/App.swift:15:19: error: 'Screen' receives 'log: Log', but no type above it provides it (root 'App') (under '#if DEBUG') [missing-dependency]
// App/App.swift:21:23: note: 'App' builds 'Screen' here
// App/App.swift:20:8: note: to provide it, add '@Instantiated let log: Log' to 'App'

//: fix-its
// App/App.swift:15:19: would fix: instantiate it in 'App' [missing-dependency]
// App/App.swift:20:27: note: insert '\n    @Instantiated let log: Log'
