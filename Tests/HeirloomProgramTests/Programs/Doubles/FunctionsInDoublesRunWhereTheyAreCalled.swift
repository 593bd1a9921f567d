// Under `NonisolatedNonsendingByDefault` an asynchronous function runs in the isolation of its caller, so it may return a
// non-`Sendable` value, in a test double as well.

//: option configuration=debug
//: option swift=6.2 NonisolatedNonsendingByDefault
//: option swiftc=-enable-upcoming-feature NonisolatedNonsendingByDefault
//: App/Reader.swift
import Heirloom

@Instantiable
final class Page: Instantiable {
    init() async {}
}

@Instantiable(generateMock: true)
struct Reader: Instantiable {
    @Instantiated let makePage: @Sendable () async -> Page
}

//: App/main.swift
printTree(await Reader().makePage())
printTree(await Reader.mock().makePage())

//: prints
// Page #1
// Page #1
