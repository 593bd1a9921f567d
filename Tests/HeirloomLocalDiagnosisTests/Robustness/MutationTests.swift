import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

@testable import HeirloomSyntax

/// A damaged text is read to its end, and all ranges are within it.
// The limit ends a hang. It is long, because a test's time continues while other tests use all processors.
@Suite(.timeLimit(.minutes(20)))
struct MutationTests {
    private static let specimen = Array(
        ##"""
        #!/usr/bin/env swift
        @preconcurrency import A.B // comment
        #if canImport(C) && !D /* nested /* comment */ */
        @Instantiable(isRoot: true, fulfillingAdditionalTypes: [P.self, (any Q).self])
        public final class `Store`<T: P, each U>: Base<T>, @unchecked Sendable where T: Hashable, repeat each U: Q {
            @Instantiated(fulfilledByType: "X.Y") private(set) var a: Instantiator<B<[C: D?]>> = .init { "\(x + "\(y)")" }
            @Received let handler: @Sendable (inout Int, String...) async throws(E) -> (any R & S)?, `default` = /a(b)"/
            var z: Int = 1 { didSet { print(#"raw \#(z) " "#) } willSet {} }
            public convenience nonisolated init?(_ a: Int = x < y ? [1: 2][1] : 3, b c: some P) async throws { self.init() }
            static func instantiate(naïve: Ünï, 変数: Int) -> Container<URL?> where T == ~Copyable { """
                text \( { $0 / 2 }(1) ) "" \
                """ }
            subscript(i: Int) -> Int { get { 1 } set {} }
            enum E: String { case a = "x", b(Int), `c`; indirect case d }
        }
        #elseif os(Linux)
        infix operator <+>: Addition; func <+> <T>(l: T, r: T) -> T { l }
        #else
        extension Outer.Inner: P where T == Int { typealias X<T> = [3 of T].Y; deinit {} }
        #endif
        #HeirloomConfiguration(additionalImportedModules: ["A", "B"], mockConditionalCompilation: nil)
        actor F { nonisolated(unsafe) weak var g: G!; #Preview { x } }
        """##.utf8
    )

    private func check(_ source: [UInt8]) -> Bool {
        let lexed = LexedSource(source)
        guard lexed.tokenCount <= source.count + 1 else { return false }
        var previousEnd: UInt32 = 0
        for index in 0..<lexed.tokenCount {
            let token = lexed.tokens[index]
            guard token.start >= previousEnd, token.end >= token.start, token.end <= source.count else {
                return false
            }
            previousEnd = token.end
        }
        let summary = FileSummarizer.summary(ofFileAt: "File.swift", source: source)
        let file = Parser.parse(source)
        return file.faults.allSatisfy {
            $0.range.start <= $0.range.end && $0.range.end.offset <= source.count
        }
            && summary.types.allSatisfy { $0.nameRange.end.offset <= source.count }
            && (summary.fault == nil) == file.faults.isEmpty
    }

    @Test func theSpecimenParses() {
        #expect(Parser.parse(Self.specimen).faults == [])
    }

    @Test func everyTruncatedTextIsRead() {
        for length in stride(from: 0, through: Self.specimen.count, by: 3) {
            #expect(check(Array(Self.specimen.prefix(length))), "the first \(length) bytes")
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func everyMutatedTextIsRead(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let tokens =
            ###"( ) [ ] { } " """ #" "# \( // /* */ / #if #else #endif < > , : ; . @ ` = -> ? ! & ~ let func init class \"###
        let bytes: [[UInt8]] = [[0x0A], [0x0D], [0x00], [0xFF], [0xE2], [0xC2, 0xA0]]
        let lines = ["\n#if compiler(>=999)\n", "\n#elseif swift(>=5)\n", "\n#else\n", "\n#endif\n"].map {
            Array($0.utf8)
        }
        let pieces: [[UInt8]] = tokens.split(separator: " ").map { Array($0.utf8) } + bytes + lines
        for _ in 0..<25 {
            var source = Self.specimen
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let place = Int.random(in: 0..<source.count, using: &generator)
                let length = min(Int.random(in: 0...6, using: &generator), source.count - place)
                let piece = pieces.randomElement(using: &generator) ?? []
                switch Int.random(in: 0...3, using: &generator) {
                case 0: source.removeSubrange(place..<(place + length))
                case 1: source.insert(contentsOf: piece, at: place)
                case 2: source.replaceSubrange(place..<(place + length), with: piece)
                default: source.insert(contentsOf: source[place..<(place + length)], at: source.count / 2)
                }
            }
            #expect(check(source), "seed \(seed): \(String(decoding: source, as: UTF8.self))")
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func anyBytesAreRead(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let source = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(check(source), "\(source)")
        }
    }
}
