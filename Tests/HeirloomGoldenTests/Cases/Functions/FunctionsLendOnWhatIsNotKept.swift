// A function's nonescaping parameter is passed as nonescaping to types built for the call, unless something below stores it.

//: App/App.swift
import Heirloom

@Instantiable
struct Ruler: Instantiable {
    @Received let draw: (String) -> Void

    init(draw: (String) -> Void) {
        draw("----")
        self.draw = { _ in }
    }
}

@Instantiable
struct Page: Instantiable {
    @Forwarded let draw: (String) -> Void
    @Instantiated let ruler: Ruler
    @Instantiated({ (draw: (String) -> Void) -> Int in
        draw("counted")
        return 1
    }) let count: Int

    init(draw: (String) -> Void, ruler: Ruler, count: Int) {
        self.draw = { _ in }
        self.ruler = ruler
        self.count = count
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let makePage: (_ draw: (String) -> Void) -> Page
}

//: App/main.swift
print(App().makePage { print($0) }.count)

//: generated App
import Heirloom

extension App {
    init() {
        let makePage: (_ draw: (String) -> Void) -> Page = { draw in
            App.heirloomMakePage(draw: draw)
        }
        self.init(makePage: makePage)
    }

    private static func heirloomMakePage(draw: (String) -> Void) -> Page {
        let ruler = Ruler(draw: draw)
        let count = Page.heirloomFactory_count(draw: draw)
        return Page(draw: draw, ruler: ruler, count: count)
    }
}

extension InstantiatorProtocol where T == Page {
    func instantiate(draw: @escaping (String) -> Void) -> Page {
        instantiate(draw)
    }
}

//: prints
// ----
// counted
// 1
