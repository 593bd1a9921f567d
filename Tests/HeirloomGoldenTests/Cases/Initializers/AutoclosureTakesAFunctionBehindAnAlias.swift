// An `@autoclosure` parameter takes the result of a function whose type is spelled with an alias, on either side.

//: App/Meter.swift
import Heirloom

typealias Reading = () -> Int

@Instantiable
struct Gauge: Instantiable {
    @Forwarded let reading: Reading
    let last: Int

    init(reading: @autoclosure @escaping () -> Int) {
        self.reading = reading
        last = reading()
    }
}

@Instantiable
struct Dial: Instantiable {
    @Forwarded let reading: Reading
    let last: Int

    init(reading: @autoclosure @escaping Reading) {
        self.reading = reading
        last = reading()
    }
}

@Instantiable(isRoot: true)
struct Meter: Instantiable {
    @Instantiated let gaugeBuilder: Instantiator<Gauge>
    @Instantiated let dialBuilder: Instantiator<Dial>
}

//: App/main.swift
let meter = Meter()
print(meter.gaugeBuilder.instantiate({ 3 }).last, meter.dialBuilder.instantiate({ 4 }).last)

//: generated App
import Heirloom

extension Meter {
    init() {
        let gaugeBuilder = Instantiator<Gauge> { reading in
            Gauge(reading: reading())
        }
        let dialBuilder = Instantiator<Dial> { reading in
            Dial(reading: reading())
        }
        self.init(gaugeBuilder: gaugeBuilder, dialBuilder: dialBuilder)
    }
}

extension InstantiatorProtocol where T == Dial {
    func instantiate(reading: @escaping Reading) -> Dial {
        instantiate(reading)
    }
}

extension InstantiatorProtocol where T == Gauge {
    func instantiate(reading: @escaping Reading) -> Gauge {
        instantiate(reading)
    }
}

//: prints
// 3 4
