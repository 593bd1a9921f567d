// The suggestion for a misspelled generic type in `collecting` or `fulfilledByType` keeps its generic arguments.

//: App/App.swift
import Heirloom

protocol Flushing {}

struct Note {}

@Instantiable(fulfillingAdditionalTypes: [Flushing.self])
struct Repository<Item>: Flushing, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated(collecting: ["Repositry<Note>"]) let all: [any Flushing]
    @Instantiated(fulfilledByType: "Repositry<Note>") let one: any Flushing
}

//: App/main.swift
printTree(App())

//: App/Plain.swift
import Heirloom

@Instantiable
struct Plain: Instantiable {
    @Instantiated(collecting: ["Repositry"]) let all: [any Flushing]
    @Instantiated(fulfilledByType: "Repositry") let one: any Flushing
}

//: diagnostics
// App/App.swift:12:32: error: 'App' collects 'Repositry<Note>' in 'all: [any Flushing]', but no type with that name is built [nothing-fulfills]
// App/App.swift:8:8: note: did you mean 'Repository<Note>'?
// App/App.swift:13:59: error: 'App' instantiates 'one: any Flushing', but no type fulfills 'Repositry<Note>' [nothing-fulfills]
// App/App.swift:8:8: note: did you mean 'Repository<Note>'?
// App/Plain.swift:5:32: error: 'Plain' collects 'Repositry' in 'all: [any Flushing]', but no type with that name is built [nothing-fulfills]
// App/App.swift:8:8: note: did you mean 'Repository'?
// App/Plain.swift:6:53: error: 'Plain' instantiates 'one: any Flushing', but no type fulfills 'Repositry' [nothing-fulfills]
// App/App.swift:8:8: note: did you mean 'Repository'?
