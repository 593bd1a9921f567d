// An '@autoclosure' parameter of another result type does not take the dependency.
//: App/main.swift
import Heirloom

@Instantiable
final class Model: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let model: Model

    init(model: 1️⃣@autoclosure @escaping () -> Int) {
        self.model = Model()
        print(model())
    }
}

print(Screen())
//: refused
// 1️⃣ incomplete-initializer
