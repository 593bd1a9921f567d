// A function type may have any attribute, effect and specifier. Those that change the type are part of it.

//: App/App.swift
import Heirloom

struct Failure: Error {}

@Instantiable
struct Screen: Instantiable {
    @Received let onMain: @Sendable @MainActor () -> Void
    @Received let cCallback: (@convention(c) (Int32) -> Int32)
    @Received let load: (_ path: String) async throws(Failure) -> [Int]
    @Received let change: (inout Int) -> Void
    @Received let isolated: @isolated(any) () -> Void
    @Received let curried: (Int) -> (String) -> Bool
    @Received let optional: Optional<() -> Void>
    @Received let all: [String: (Int...) -> Int]
}

@Instantiable
struct Flow: Instantiable {
    @Forwarded let onMain: @MainActor @Sendable () -> ()
    @Forwarded let cCallback: @convention(c) (Int32) -> Int32
    @Forwarded let load: (String) async throws(Failure) -> Array<Int>
    @Forwarded let change: (_ value: inout Int) -> Void
    @Forwarded let isolated: @isolated(any) () -> Void
    @Forwarded let curried: (Int) -> ((String) -> Bool)
    @Forwarded let optional: (() -> Void)?
    @Forwarded let all: Dictionary<String, (Int...) -> Int>
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let flowBuilder: Instantiator<Flow>
}

//: App/main.swift
let flow = App().flowBuilder.instantiate(
    onMain: {},
    cCallback: { $0 + 1 },
    load: { path throws(Failure) in [path.count] },
    change: { $0 += 1 },
    isolated: {},
    curried: { number in { $0.count == number } },
    optional: nil,
    all: ["sum": { (numbers: Int...) in numbers.reduce(0, +) }]
)
var count = 1
flow.screen.change(&count)
print(flow.screen.cCallback(1), count, flow.screen.curried(2)("ab"), flow.screen.all["sum"]?(1, 2) ?? 0)

//: generated App
import Heirloom

extension App {
    init() {
        let flowBuilder = Instantiator<Flow> { onMain, cCallback, load, change, isolated, curried, optional, all in
            App.heirloomMakeFlow(
                onMain: onMain,
                cCallback: cCallback,
                load: load,
                change: change,
                isolated: isolated,
                curried: curried,
                optional: optional,
                all: all
            )
        }
        self.init(flowBuilder: flowBuilder)
    }

    private static func heirloomMakeFlow(
        onMain: @escaping @MainActor @Sendable () -> (),
        cCallback: @escaping @convention(c) (Int32) -> Int32,
        load: @escaping (String) async throws(Failure) -> Array<Int>,
        change: @escaping (_ value: inout Int) -> Void,
        isolated: @escaping @isolated(any) () -> Void,
        curried: @escaping (Int) -> ((String) -> Bool),
        optional: (() -> Void)?,
        all: Dictionary<String, (Int...) -> Int>
    ) -> Flow {
        let screen = Screen(
            onMain: onMain,
            cCallback: cCallback,
            load: load,
            change: change,
            isolated: isolated,
            curried: curried,
            optional: optional,
            all: all
        )
        return Flow(
            onMain: onMain,
            cCallback: cCallback,
            load: load,
            change: change,
            isolated: isolated,
            curried: curried,
            optional: optional,
            all: all,
            screen: screen
        )
    }
}

extension InstantiatorProtocol where T == Flow {
    func instantiate(
        onMain: @escaping @MainActor @Sendable () -> (),
        cCallback: @escaping @convention(c) (Int32) -> Int32,
        load: @escaping (String) async throws(Failure) -> Array<Int>,
        change: @escaping (_ value: inout Int) -> Void,
        isolated: @escaping @isolated(any) () -> Void,
        curried: @escaping (Int) -> ((String) -> Bool),
        optional: (() -> Void)?,
        all: Dictionary<String, (Int...) -> Int>
    ) -> Flow {
        instantiate((
            onMain: onMain,
            cCallback: cCallback,
            load: load,
            change: change,
            isolated: isolated,
            curried: curried,
            optional: optional,
            all: all
        ))
    }
}

//: prints
// 2 2 true 3
