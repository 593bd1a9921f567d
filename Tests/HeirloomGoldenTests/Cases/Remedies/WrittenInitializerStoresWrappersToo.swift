// The suggested initializer overrides the superclass's if it must, and assigns wrapped properties through their wrappers.

//: App/Gauge.swift
import Heirloom

@propertyWrapper
struct Boxed<Value> {
    let wrappedValue: Value
}

class Meter {
    let needle: Needle

    init(needle: Needle) {
        self.needle = needle
    }

    init(dial: Needle, scale: Scale) {
        needle = dial
    }
}

@Instantiable
final class Needle: Instantiable {}

@Instantiable
final class Scale: Instantiable {}

@Instantiable
final class Gauge: Meter, Instantiable {
    @Received @Boxed var dial: Needle
    @Received let scale: Scale
}

@Instantiable
final class Panel: Instantiable {
    @Instantiated let dial: Needle
    @Instantiated let scale: Scale
    @Instantiated let gauge: Gauge
}

//: App/main.swift
printTree(Panel())

//: diagnostics
// App/Gauge.swift:27:13: error: 'Meter' has no 'init()', so 'Gauge' must declare an initializer [missing-initializer]
// App/Gauge.swift:27:13: note: write 'override init(dial: Needle, scale: Scale) { self._dial = Boxed(wrappedValue: dial); self.scale = scale; super.init(needle: …) }'
