// One of two flags is always set, so a type that is declared under each needs no third branch.
//: option flags=PHONE
//: Core/Core.swift
import Heirloom

#if !PHONE
@Instantiable
public struct Layout: Instantiable {
    public init() {}
    public let columns = 3
}
#endif
//: Core/Phone.swift
import Heirloom

#if PHONE
@Instantiable
public struct Layout: Instantiable {
    @Instantiated public let margins: Margins
    public init(margins: Margins) { self.margins = margins }
    public var columns: Int { margins.width }
}

@Instantiable
public struct Margins: Instantiable {
    let width = 1
    public init() {}
}
#endif
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let layout: Layout
    #if !PHONE
    @Instantiated let sidebar: Sidebar
    #endif
}

@Instantiable
struct Sidebar: Instantiable {
    @Received let layout: Layout
}

print(App().layout.columns)
//: prints
// 3
//: prints with PHONE
// 1
