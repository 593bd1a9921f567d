// `collecting: []` makes an empty collection, which is an error unless the collection may be empty.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Instantiable, Plugin {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(collecting: []) let none: [any Plugin]
    @Instantiated(collecting: [], onlyIfAvailable: true) let empty: [any Plugin]
    @Instantiated(collecting: [], onlyIfAvailable: true) let absent: [any Plugin]?
    @Instantiated let all: [any Plugin]
}

//: diagnostics
// App/App.swift:10:39: error: 'collecting' of 'none: [any Plugin]' of 'App' is empty [nothing-fulfills]
// App/App.swift:10:39: note: to collect every type that fulfills its element type, remove 'collecting: []'
// App/App.swift:10:39: note: to allow an empty collection, write 'onlyIfAvailable: true'
