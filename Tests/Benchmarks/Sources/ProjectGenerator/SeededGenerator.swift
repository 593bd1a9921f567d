/// A pseudorandom sequence determined by a seed, the same in every version of Swift.
///
/// The standard library does not guarantee how it draws a number from a range, and fingerprints depend on it. The
/// algorithm is SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Returns up to `count` different numbers below `bound`, in ascending order.
    mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
        guard bound > 0 else { return [] }
        return Set((0..<count).map { _ in next(below: bound) }).sorted()
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
