/// Tokens in the order of their text.
///
/// The memory is managed by hand, because without optimization, which is how a build plugin's tool runs, an array's
/// `append` costs more than the lexing itself. There is room for a token of each byte; pages that are not used take no
/// memory.
struct TokenBuffer {
    let base: UnsafeMutablePointer<Token>
    private(set) var count = 0

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
    }

    mutating func append(_ token: Token) {
        (base + count).initialize(to: token)
        count += 1
    }
}
