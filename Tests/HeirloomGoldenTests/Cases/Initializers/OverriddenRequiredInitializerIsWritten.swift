// Where a superclass requires the very initializer that takes the dependencies, it is written as `required`.

//: App/Heading.swift
import Heirloom

class View {
    let title: String

    required init(title: String) {
        self.title = title
    }
}

@Instantiable
final class Heading: View, Instantiable {
    @Forwarded let title2: String

    required init(title: String) {
        title2 = title
        super.init(title: title)
    }

    init(title2: String) {
        self.title2 = title2
        super.init(title: title2)
    }
}

class Holder<Value> {
    init(value: Value) {}
}

@Instantiable
final class Token: Instantiable {}

@Instantiable
final class TokenHolder: Holder<Token>, Instantiable {
    @Received let value: Token
}

class Part {
    required init(token: Token) {}
}

@Instantiable
final class Engine: Part, Instantiable {
    @Received let token: Token
}

@Instantiable
struct App: Instantiable {
    @Instantiated let token: Token
    @Received(fulfilledByDependencyNamed: "token", ofType: Token.self) let value: Token
    @Instantiated let headingBuilder: Instantiator<Heading>
    @Instantiated let tokenHolder: TokenHolder
    @Instantiated let engine: Engine
}

//: diagnostics
// App/Heading.swift:34:13: error: 'Holder' has 'init(value:)' too, and so the initializer of 'TokenHolder', which overrides it, must be written [missing-initializer]
// App/Heading.swift:34:13: note: write 'override init(value: Token) { self.value = value; super.init(value: value) }'
// App/Heading.swift:36:1: note: fix-it: write the initializer: insert '    override init(value: Token) {\n        self.value = value\n        super.init(value: value)\n    }\n'
// App/Heading.swift:43:13: error: 'Part' has 'init(token:)' too, and so the initializer of 'Engine', which overrides it, must be written [missing-initializer]
// App/Heading.swift:43:13: note: write 'required init(token: Token) { self.token = token; super.init(token: token) }'
// App/Heading.swift:45:1: note: fix-it: write the initializer: insert '    required init(token: Token) {\n        self.token = token\n        super.init(token: token)\n    }\n'
