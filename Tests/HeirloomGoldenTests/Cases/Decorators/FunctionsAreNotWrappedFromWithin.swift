// A decorator that receives the function it is built by would recurse without end if it built that function itself, so the
// diagnostic suggests another label for the wrapped function.

//: App/App.swift
import Heirloom

protocol Client: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
final class Network: Instantiable, Client {}

@Instantiable
final class Retrying: Instantiable, Client {
    @Received let client: () -> any Client
}

@Instantiable
final class Tracing: Instantiable, Client {
    @Received let plainClient: () -> any Client
}

@Instantiable
struct Feature: Instantiable {
    @Instantiated(fulfilledByType: "Retrying", lifetime: .lazy) let client: () -> any Client
    @Instantiated(fulfilledByType: "Tracing", lifetime: .lazy) let traced: () -> any Client
}

protocol Command {}

@Instantiable(fulfillingAdditionalTypes: [Command.self])
struct Show: Instantiable, Command {}

@Instantiable(fulfillingAdditionalTypes: [Command.self])
struct Help: Instantiable, Command {
    @Received let commands: [() -> any Command]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let client: () -> any Client
    @Instantiated(lifetime: .lazy) let plainClient: () -> any Client
    @Instantiated let feature: Feature
    @Instantiated(collecting: ["Show", "Help"]) let commands: [() -> any Command]
}

//: diagnostics
// App/App.swift:20:69: error: 'client: () -> any Client' of 'Feature' would capture itself because 'Retrying' requires it [sibling-cycle]
// App/App.swift:10:19: note: received here
// App/App.swift:10:19: note: to wrap another one, provide it under a different name, and receive it under that name in 'Retrying'
// App/App.swift:39:53: error: 'commands: [() -> any Command]' of 'App' would capture itself because 'Help' requires it [sibling-cycle]
// App/App.swift:31:19: note: received here
// App/App.swift:31:19: note: to collect the others, list them in 'collecting'
