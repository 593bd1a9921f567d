// A dependency built by a sibling is not available in the other branch of the tree.
//: App/House.swift
import Heirloom

@Instantiable
final class Boiler: Instantiable {}

@Instantiable
final class Cellar: Instantiable {
    @Instantiated let boiler: Boiler
}

@Instantiable
final class Radiator: Instantiable {
    @Received let 1️⃣boiler: Boiler
}

@Instantiable
final class Attic: Instantiable {
    @Instantiated let radiator: Radiator
}

@Instantiable
final class House: Instantiable {
    @Instantiated let cellar: Cellar
    @Instantiated let attic: Attic
}
//: App/main.swift
_ = House()
//: refused
// 1️⃣ missing-dependency
