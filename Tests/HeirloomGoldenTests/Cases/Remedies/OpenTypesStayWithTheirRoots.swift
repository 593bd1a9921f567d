// A function builds no type in which modules above can change what is built: the error names what they could change.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public protocol Plugin {}

@Instantiable
struct Part: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
public struct Basic: Instantiable, Plugin {
    public init() {}
}

@Instantiable
public struct Host: Instantiable {
    @Instantiated let plugins: [any Plugin]
    @Instantiated let part: Part

    init(plugins: [any Plugin], part: Part) {
        self.plugins = plugins
        self.part = part
    }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let host: Host
}

//: diagnostics
// App/App.swift:6:23: error: 'host: Host' of 'App' is built in module 'App', where the initializer of 'Host' is not visible: it is 'internal' in module 'Kit' [inaccessible-type]
// Kit/Kit.swift:18:5: note: make its initializer 'public' or 'package'
// Kit/Kit.swift:15:23: note: 'Kit' cannot build 'Host' for other modules: they may add to 'plugins: [any Plugin]'; name its elements with 'collecting'
// Kit/Kit.swift:14:15: note: to keep it 'internal', add 'isRoot: true' to 'Host', which receives nothing
// Kit/Kit.swift:16:23: error: 'part: Part' of 'Host' is built in module 'App', where 'Part' is not visible: it is 'internal' in module 'Kit' [inaccessible-type]
// Kit/Kit.swift:6:8: note: make it 'public' or 'package'
// Kit/Kit.swift:15:23: note: 'Kit' cannot build 'Host' for other modules: they may add to 'plugins: [any Plugin]'; name its elements with 'collecting'
// Kit/Kit.swift:14:15: note: to keep it 'internal', add 'isRoot: true' to 'Host', which receives nothing

//: fix-its
// App/App.swift:6:23: would fix: make it 'public' [inaccessible-type]
// Kit/Kit.swift:6:1: note: insert 'public '
// Kit/Kit.swift:18:5: note: insert 'public '
// App/App.swift:6:23: would fix: make it 'package' [inaccessible-type]
// Kit/Kit.swift:6:1: note: insert 'package '
// Kit/Kit.swift:18:5: note: insert 'package '
// Kit/Kit.swift:16:23: would fix: make it 'public' [inaccessible-type]
// Kit/Kit.swift:6:1: note: insert 'public '
// Kit/Kit.swift:16:23: would fix: make it 'package' [inaccessible-type]
// Kit/Kit.swift:6:1: note: insert 'package '
