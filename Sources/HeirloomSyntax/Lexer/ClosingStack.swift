/// What must close what is open in a body, innermost last: a byte for each.
struct ClosingStack {
    /// Below the first there is a zero, so that there is always a last.
    private var base: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity = 64

    init() {
        base = .allocate(capacity: capacity)
        base.initialize(to: 0)
    }

    var isEmpty: Bool { count == 0 }

    /// Zero where nothing is open.
    var last: UInt8 { base[count] }

    mutating func push(_ closing: UInt8) {
        count &+= 1
        if count == capacity { grow() }
        (base + count).initialize(to: closing)
    }

    /// Takes away the innermost. There must be one.
    mutating func pop() {
        count &-= 1
    }

    mutating func removeAll() {
        count = 0
    }

    func deallocate() {
        base.deallocate()
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: capacity)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
