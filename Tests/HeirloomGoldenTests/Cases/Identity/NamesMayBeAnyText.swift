// Types and dependencies may have raw identifiers. They are written in backticks.

//: option swift=6.2 raw identifiers
//: App/App.swift
import Heirloom

@Instantiable
final class Service: Instantiable {}

@Instantiable
struct `Two Words`: Instantiable {
    @Received private let `1 + 1`: Service
    @Received private let `two words`: Service
    @Forwarded private let `a number`: Int
}

@Instantiable
struct `class`: Instantiable {
    @Instantiated private let `1 + 1`: Service
    @Instantiated private let `two words`: Service
    @Instantiated private let `a builder`: Instantiator<`Two Words`>

    func build() -> `Two Words` {
        `a builder`.instantiate(`a number`: 1)
    }
}

//: App/main.swift
printTree(`class`().build())

//: generated App
import Heirloom

extension `class` {
    init() {
        let `1 + 1` = Service()
        let `two words` = Service()
        let `a builder` = Instantiator<`Two Words`> { `a number` in
            `Two Words`(`1 + 1`: `1 + 1`, `two words`: `two words`, `a number`: `a number`)
        }
        self.init(`1 + 1`: `1 + 1`, `two words`: `two words`, `a builder`: `a builder`)
    }
}

extension InstantiatorProtocol where T == `Two Words` {
    func instantiate(`a number`: Int) -> `Two Words` {
        instantiate(`a number`)
    }
}

//: prints
// `Two Words`
//   `1 + 1`: Service #1
//   `two words`: Service #2
//   `a number`: Int 1
