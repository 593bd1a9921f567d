// A wrapped property may have any name; its wrapper is stored under that name with a leading underscore.
//: option swift=6.2 raw identifiers
//: App/App.swift
import Heirloom

@propertyWrapper
struct Limited {
    private(set) var wrappedValue: Int
    init(wrappedValue: Int, most: Int = 10) { self.wrappedValue = min(wrappedValue, most) }
}

@Instantiable(generateMock: true)
struct Dial: Instantiable {
    @Forwarded @Limited var `tick rate`: Int
    @Forwarded @Limited var `class`: Int
}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let dialBuilder: Instantiator<Dial>
}
//: App/main.swift
let dial = Root().dialBuilder.instantiate(`tick rate`: 20, class: 4)
print(dial.`tick rate`, dial.`class`)
//: prints
// 10 4
