/// The delimiters that must close the open ones in a body, innermost last, one byte each.
struct ClosingStack {
    /// The memory. It has a zero below the first element, so that there is always a last one.
    private let base: UnsafeMutablePointer<UInt8>
    private var count = 0

    init(capacity: Int) {
        base = .allocate(capacity: capacity + 1)
        base.initialize(to: 0)
    }

    var isEmpty: Bool { count == 0 }

    /// The innermost delimiter; zero if nothing is open.
    var last: UInt8 { base[count] }

    mutating func push(_ closing: UInt8) {
        count &+= 1
        (base + count).initialize(to: closing)
    }

    /// Removes the innermost delimiter. There must be one.
    mutating func pop() {
        count &-= 1
    }

    mutating func removeAll() {
        count = 0
    }

    func deallocate() {
        base.deallocate()
    }
}
