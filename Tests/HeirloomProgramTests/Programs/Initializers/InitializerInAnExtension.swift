// An initializer in an extension is reported once, whether the macro would generate or require it.
//: App/Garden.swift
import Heirloom

@Instantiable
final class Soil: Instantiable {}

@Instantiable
struct Rose: Instantiable {
    @Received let soil: Soil
    let name: String
}

@Instantiable
struct Tulip: Instantiable {
    @Received let soil: Soil
}

@Instantiable
final class Garden: Instantiable {
    @Instantiated let soil: Soil
    @Instantiated let rose: Rose
    @Instantiated let tulip: Tulip
}
//: App/Planting.swift
extension Rose {
    1️⃣init(soil: Soil) {
        self.soil = soil
        name = "rose"
    }
}

extension Tulip {
    2️⃣init(soil: Soil) {
        self.soil = soil
    }
}
//: refused
// 1️⃣ initializer-in-extension
// 2️⃣ initializer-in-extension
