import HeirloomModel

/// A name that a closure uses and does not declare: `database`, `self.database`
package struct ClosureUse: Hashable, Sendable {
    package var name: String
    /// The range of the name, including `self.` before it.
    package var range: SourceRange
    /// The spelling of the name, including backticks.
    package var spelling: String
}

extension Parser {
    /// Returns the uses of some names in a closure, as far as they are certain. Names that the closure declares
    /// anywhere are left out, and so are uses in strings.
    ///
    /// - Parameter start: The position of the closure's text in its file.
    package static func uses(
        of names: Set<String>,
        inClosure text: String,
        at start: SourcePosition
    ) -> [ClosureUse] {
        let lexed = LexedSource(Array(text.utf8), passesBodies: false)
        guard lexed.faults.isEmpty else { return [] }
        // The cursor only points to the memory of the source.
        let found = withExtendedLifetime(lexed) { ClosureUses(TokenCursor(lexed)).uses(of: names) }
        return found.map { use in
            var use = use
            use.range = SourceRange(
                start: use.range.start.moved(behind: start),
                end: use.range.end.moved(behind: start)
            )
            return use
        }
    }
}

/// Finds the names that a closure declares and uses, in its tokens.
private struct ClosureUses {
    private let cursor: TokenCursor
    private let end: Int

    init(_ cursor: TokenCursor) {
        self.cursor = cursor
        end = Int(cursor.token(at: 0).partner)
    }

    func uses(of names: Set<String>) -> [ClosureUse] {
        let names = names.subtracting(declaredNames)
        var uses: [ClosureUse] = []
        var directiveLine: UInt32?
        for index in 1..<max(1, end) {
            let token = cursor.token(at: index)
            if token.kind == .poundIf || token.kind == .poundElseif { directiveLine = token.line }
            guard token.line != directiveLine, token.kind == .identifier, token.keyword == nil,
                names.contains(cursor.name(of: token))
            else { continue }
            if let range = rangeOfUse(at: index) {
                uses.append(
                    ClosureUse(name: cursor.name(of: token), range: range, spelling: cursor.text(of: token))
                )
            }
        }
        return uses
    }

    /// The range of a name that refers to a value, including `self.` before it; `nil` for a member of anything else, a
    /// label or a type.
    private func rangeOfUse(at index: Int) -> SourceRange? {
        let (before, name, next) = (
            cursor.token(at: index - 1), cursor.token(at: index), cursor.token(at: index + 1)
        )
        let range = cursor.range(of: name)
        if before.kind == .period {
            guard index > 2, cursor.token(at: index - 2).keyword == .self,
                cursor.token(at: index - 3).kind != .period
            else { return nil }
            return SourceRange(start: cursor.range(of: cursor.token(at: index - 2)).start, end: range.end)
        }
        let isLabel = next.kind == .colon && !next.followsSpace
        let isType = before.kind == .at || before.keyword == .as || before.keyword == .is
        return isLabel || isType ? nil : range
    }

    // MARK: Declarations

    /// The names that the closure declares, rather too many than too few.
    private var declaredNames: Set<String> {
        // Names that the compiler declares implicitly in blocks.
        var names: Set<String> = ["error", "newValue", "oldValue"]
        for index in 0..<max(0, end) {
            let token = cursor.token(at: index)
            if token.kind == .leftBrace { declareHead(behind: index, in: &names) }
            guard let keyword = token.keyword else { continue }
            if keyword == .let || keyword == .var || keyword == .for {
                declarePattern(behind: index, in: &names)
            } else if keyword == .func {
                declareFunction(behind: index, in: &names)
            }
        }
        return names
    }

    /// `{ [a] (b: B, c) -> D in`
    private func declareHead(behind brace: Int, in names: inout Set<String>) {
        var found: Set<String> = []
        var index = brace + 1
        while index < Int(cursor.token(at: brace).partner) {
            let token = cursor.token(at: index)
            if token.keyword == .in {
                names.formUnion(found)
                return
            }
            let beginsStatement = token.keyword.map { Self.statements.contains($0) } ?? false
            if beginsStatement || token.kind == .leftBrace || token.kind == .semicolon { return }
            if token.kind == .identifier { found.insert(cursor.name(of: token)) }
            index += 1
        }
    }

    private static let statements: KeywordSet = [
        .let, .var, .func, .for, .if, .guard, .while, .switch, .return, .do, .repeat, .defer, .throw,
    ]

    /// `a: A = 1, b = 2`, `.some(let a)`, `(a, b) in`
    private func declarePattern(behind keyword: Int, in names: inout Set<String>) {
        var index = keyword + 1
        var depth = 0
        var isInPattern = true
        while index < end {
            let token = cursor.token(at: index)
            let isAtEnd = token.followsNewline && index > keyword + 1 || token.kind == .semicolon
            if depth == 0, isAtEnd || token.kind == .leftBrace || token.kind.endsEverything { return }
            if token.keyword == .in || token.keyword == .where { return }
            if isInPattern, token.kind.isOpening { depth += 1 }
            if token.kind.endsEverything { depth -= 1 }
            if depth == 0, cursor.isOperator(token, "=") { isInPattern = false }
            if depth == 0, token.kind == .comma { isInPattern = true }
            if isInPattern, token.kind == .identifier { names.insert(cursor.name(of: token)) }
            index = !isInPattern && token.kind.isOpening ? Int(token.partner) + 1 : index + 1
        }
    }

    /// `name(label a: A)`
    private func declareFunction(behind keyword: Int, in names: inout Set<String>) {
        var index = keyword + 1
        while index < end, cursor.token(at: index).kind != .leftBrace {
            let token = cursor.token(at: index)
            if token.kind == .identifier { names.insert(cursor.name(of: token)) }
            index += 1
        }
    }
}
