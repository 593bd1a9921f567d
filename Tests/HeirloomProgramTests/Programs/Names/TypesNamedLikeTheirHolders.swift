// Types have the names of their enclosing type, of their module and of Heirloom itself.
//: Core/Core.swift
import Heirloom

public enum Core {
    @Instantiable
    public final class App: Instantiable {
        public init() {}
        public let name = "Core.App"

        @Instantiable
        public struct Core: Instantiable {
            @Received public let app: App
            public init(app: App) { self.app = app }
        }
    }
}

public struct Heirloom { public let text: String; public init(text: String) { self.text = text } }
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let app: Core.App
    @Instantiated let core: Core.App.Core
    @Instantiated let innerBuilder: Instantiator<Inner>

    @Instantiable
    struct Inner: Instantiable {
        @Instantiated let inner: Inner2
        @Received let app: Core.App
        @Forwarded let number: Int
    }

    @Instantiable
    struct Inner2: Instantiable {
        @Received let core: Core.App.Core
        @Received let number: Int
    }
}
//: App/main.swift
let app = App()
let inner = app.innerBuilder.instantiate(number: 3)
print(inner.inner.core.app === app.app, inner.inner.number, app.core.app.name)
//: prints
// true 3 Core.App
