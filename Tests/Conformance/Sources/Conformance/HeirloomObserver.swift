import HeirloomModel
import HeirloomSyntax

/// Collects the observations of Heirloom's parser.
struct HeirloomObserver {
    let source: [UInt8]
    /// The offsets of the attributes that have ordinary arguments according to swift-syntax.
    let attributesWithArguments: Set<Int>
    private(set) var observations: [Observation] = []
    private var enclosing: [String] = []

    init(source: [UInt8], attributesWithArguments: Set<Int>) {
        self.source = source
        self.attributesWithArguments = attributesWithArguments
    }

    mutating func add(_ kind: Kind, _ range: SourceRange, _ details: String) {
        observations.append(
            Observation(
                kind: kind,
                bytes: range.bytes,
                place: "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)",
                details: details,
                enclosing: enclosing
            )
        )
    }

    mutating func enter(_ name: String, _ declarations: [Declaration]) {
        enclosing.append(name)
        observe(declarations)
        enclosing.removeLast()
    }

    mutating func observe(_ declarations: [Declaration]) {
        for declaration in declarations { observe(declaration) }
    }

    private mutating func observe(_ declaration: Declaration) {
        switch declaration {
        case .importing(let declaration): observe(declaration)
        case .type(let declaration): observe(declaration)
        case .extending(let declaration): observe(declaration)
        case .alias(let declaration): observe(declaration)
        case .property(let declaration): observe(declaration)
        case .initializer(let declaration): observe(declaration)
        case .function(let declaration): observe(declaration)
        case .macroUse(let use): observe(use)
        case .conditional(let conditional): observe(conditional)
        }
    }

    /// Returns the text in a range.
    func text(_ range: SourceRange) -> String {
        String(decoding: source[range.bytes], as: UTF8.self)
    }
}

extension SourceRange {
    var bytes: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
