// A product that requires the function or the builder that builds it is an error, because that would capture itself, regardless
// of what is provided above.

//: App/App.swift
import Heirloom

@Instantiable
struct Page: Instantiable {
    @Received let makePage: () -> Page
}

@Instantiable
struct Note: Instantiable {
    @Received let note: () -> Note
}

@Instantiable
struct Tab: Instantiable {
    @Received let tabBuilder: Instantiator<Tab>
}

@Instantiable
struct Window: Instantiable {
    @Instantiated let makePage: () -> Page
    @Instantiated(lifetime: .lazy) let note: () -> Note
    @Instantiated let tabBuilder: Instantiator<Tab>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let makePage: () -> Page
    @Forwarded let note: () -> Note
    @Forwarded let tabBuilder: Instantiator<Tab>
    @Instantiated let window: Window
}

//: diagnostics
// App/App.swift:20:23: error: 'makePage: () -> Page' of 'Window' would capture itself because 'Page' requires it [sibling-cycle]
// App/App.swift:5:19: note: received here
// App/App.swift:5:19: note: to build another one inside 'Page', make this '@Instantiated'
// App/App.swift:21:40: error: 'note: () -> Note' of 'Window' would capture itself because 'Note' requires it [sibling-cycle]
// App/App.swift:10:19: note: received here
// App/App.swift:10:19: note: to build another one inside 'Note', make this '@Instantiated'
// App/App.swift:22:23: error: 'tabBuilder: Instantiator<Tab>' of 'Window' would capture itself because 'Tab' requires it [sibling-cycle]
// App/App.swift:15:19: note: received here
// App/App.swift:15:19: note: to build another one inside 'Tab', make this '@Instantiated'
