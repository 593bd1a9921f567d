// If no type fulfills a protocol, the diagnostic names conforming types that are not instantiable.

//: Core/Core.swift
public protocol Mailer {}

public struct Smtp: Mailer {
    public init() {}
}

//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let mailer: any Mailer
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:6:23: error: 'App' instantiates 'mailer: any Mailer', but no type fulfills 'any Mailer' [nothing-fulfills]
// Core/Core.swift:3:15: note: 'Smtp' conforms to it, but is not '@Instantiable': write '@Instantiable(fulfillingAdditionalTypes: [Mailer.self])' here
