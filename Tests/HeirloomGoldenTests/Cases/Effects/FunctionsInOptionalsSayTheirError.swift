// A closure for an optional function spells its error type, because the compiler does not infer it through an optional.

//: App/Types.swift
import Heirloom

struct OpenError: Error {}

protocol Screen {}

@Instantiable
struct File: Instantiable {
    init() throws(OpenError) {}
}

@Instantiable
struct Page: Instantiable {
    @Forwarded let number: Int

    init(number: Int) async throws(OpenError) {
        guard number > 0 else { throw OpenError() }
        self.number = number
    }
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: "start")
struct Start: Instantiable, Screen {
    init() throws(OpenError) {}
}

@Instantiable(isRoot: true)
struct Reader: Instantiable {
    @Instantiated let open: (() throws(OpenError) -> File)?
    @Instantiated let turn: ((_ number: Int) async throws(OpenError) -> Page)?
    @Instantiated(lifetime: .lazy) let keep: (@Sendable () throws(OpenError) -> File)?
    @Instantiated let screens: [() throws(OpenError) -> any Screen]
    @Instantiated let named: [String: () throws(OpenError) -> any Screen]
}

//: App/main.swift
nonisolated func run() async throws(OpenError) {
    let reader = Reader()
    _ = try reader.open?()
    _ = try reader.keep?()
    print(try await reader.turn?(1).number ?? 0, try reader.screens[0](), try reader.named["start"]?() ?? "")
    do throws(OpenError) {
        _ = try await reader.turn?(0)
    } catch { print(error) }
}
try await run()

//: generated App
import Heirloom

extension Reader {
    init() {
        let open: (() throws(OpenError) -> File)? = { () throws(OpenError) in
            try File()
        }
        let turn: ((_ number: Int) async throws(OpenError) -> Page)? = { number async throws(OpenError) in
            try await Page(number: number)
        }
        let keptKeep = Kept<File>.lazily("keep")
        let keep: (@Sendable () throws(OpenError) -> File)? = { () throws(OpenError) in  // Reader.keep
            try keptKeep.value { () throws(OpenError) -> File in
                try File()
            }
        }
        let screens2: () throws(OpenError) -> any Screen = {
            try Start()
        }
        let screens: [() throws(OpenError) -> any Screen] = [screens2]  // Reader.screens
        let named2: () throws(OpenError) -> any Screen = {
            try Start()
        }
        let named: [String: () throws(OpenError) -> any Screen] = ["start": named2]  // Reader.named
        self.init(open: open, turn: turn, keep: keep, screens: screens, named: named)
    }
}

extension InstantiatorProtocol where T == Page {
    func instantiate(number: Int) -> Page {
        instantiate(number)
    }
}

//: prints
// 1 Start() Start()
// OpenError()
