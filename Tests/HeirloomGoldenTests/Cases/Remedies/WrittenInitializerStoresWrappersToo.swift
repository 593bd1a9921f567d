// The initializer that is given to be written overrides what it must, and wraps what is wrapped.

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
// App/Gauge.swift:27:13: error: 'Meter' has 'init(dial:scale:)' too, and so the initializer of 'Gauge', which overrides it, must be written [missing-initializer]
// App/Gauge.swift:27:13: note: write 'override init(dial: Needle, scale: Scale) { self._dial = Boxed(wrappedValue: dial); self.scale = scale; super.init(dial: dial, scale: scale) }'
// App/Gauge.swift:30:1: note: fix-it: write the initializer: insert '    override init(dial: Needle, scale: Scale) {\n        self._dial = Boxed(wrappedValue: dial)\n        self.scale = scale\n        super.init(dial: dial, scale: scale)\n    }\n'
