// Two services exist on one platform each, and no platform has both, so there is nothing to build for.
//: App/main.swift
import Heirloom

protocol Reading {}
protocol Writing {}

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Reading.self])
struct Reader: Instantiable, Reading {}
#else
@Instantiable(fulfillingAdditionalTypes: [Writing.self])
struct Writer: Instantiable, Writing {}
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let 1️⃣reading: any Reading
    @Instantiated let 2️⃣writing: any Writing
}
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
