// Raw identifiers and reserved words name everything that a test double takes, builds and keeps.
//: option swift=6.2 raw identifiers
//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
final class Clock: Instantiable {
    let rate: Int
    init(`tick rate`: Int = 1) { rate = `tick rate` }
}

@Instantiable
struct Dial: Instantiable {
    @Received let `wall clock`: Clock
    @Received(onlyIfAvailable: true) let `stop watch`: Clock?
}

@Instantiable(generateMock: true)
struct Panel: Instantiable {
    @Received let `make it`: () -> Dial
    @Received(onlyIfAvailable: true) let `wall clock`: Clock?
    @Instantiated let `default`: Clock
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let `some user`: String
    @Received let `wall clock`: Clock
    @Instantiated let `a dial`: Dial
    @Instantiated(lifetime: .lazy) let `lazy dial`: () -> Dial
    @Instantiated let panel: Panel
    @Instantiated let `make it`: () -> Dial
}

@Instantiable(generateMock: true)
struct Frame: Instantiable {
    @Received let panel: Panel
}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let `wall clock`: Clock
    @Instantiated let screenBuilder: Instantiator<Screen>
    @Instantiated let `make it`: () -> Dial
}
//: App/main.swift
let screen = Screen.mock(`some user`: "Ada", `wall clock`: Clock(`tick rate`: 2))
print(screen.`some user`, screen.`a dial`.`wall clock`.rate, screen.`lazy dial`().`wall clock`.rate)
let adjusted = Screen.mock(
    `some user`: "Ada",
    overrides: .init(
        `wall clock`: .init(`tick rate`: 3),
        `a dial`: { clock, _ in Dial(`wall clock`: clock, `stop watch`: clock) },
        panel: .init(default: .init(`tick rate`: 4))
    )
)
print(adjusted.`a dial`.`stop watch`?.rate ?? 0, adjusted.panel.`default`.rate, adjusted.panel.`wall clock`?.rate ?? 0)
print(Frame.mock().panel.`make it`().`wall clock`.rate, Frame.mock().panel.`wall clock`?.rate ?? 0)
print(Root().screenBuilder.instantiate(`some user`: "Bob").`some user`)
//: prints
// Ada 2 2
// 3 4 3
// 1 0
// Bob
