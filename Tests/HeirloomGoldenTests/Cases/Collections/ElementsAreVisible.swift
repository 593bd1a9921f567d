// An element that the root's module cannot see is reported at the property, by its name.

//: Basics/Basics.swift
import Heirloom

public protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Hidden: Plugin, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
public struct Shown: Plugin, Instantiable {}

//: App/App.swift
import Heirloom
import Basics

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let plugins: [any Plugin]
    @Instantiated(collecting: ["Shown"]) let shown: [any Plugin]
}

//: diagnostics
// App/App.swift:6:23: error: 'plugins: [any Plugin]' of 'App' is built in module 'App', where 'Hidden' is not visible: it is 'internal' in module 'Basics' [inaccessible-type]
// Basics/Basics.swift:6:8: note: make it 'public', including the members that 'Plugin' requires
// Basics/Basics.swift:6:1: note: fix-it: make it 'public': insert 'public '
// Basics/Basics.swift:6:1: note: fix-it: make it 'package': insert 'package '
