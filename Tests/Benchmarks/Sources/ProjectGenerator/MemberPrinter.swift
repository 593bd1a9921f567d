/// Prints members that have nothing to do with injection and that a parser has to skip.
///
/// They resemble real code and contain constructs that trip up careless parsers: closures, nested types, strings with
/// braces and interpolations, comments with quotes. All of them compile.
enum MemberPrinter {
    private static let words = [
        "account", "amount", "banner", "basket", "column", "credit", "detail", "entry", "folder", "gallery",
        "header", "invoice", "journal", "ledger", "message", "notice", "offer", "parcel", "quota", "record",
        "season", "ticket", "update", "voucher",
    ]

    /// The forms of members.
    private static let forms = Array(0..<6)
    /// The forms that are methods.
    private static let methods = [0, 2, 3, 5]

    static func write(membersOf type: DeclaredType, to text: inout String) {
        var random = SeededGenerator(seed: type.seed)
        let forms = type.hasMethodsOnly ? methods : Self.forms
        for index in 0..<type.memberCount {
            text += "\n"
            let name = random.element(of: words) + "\(index)"
            let number = 1_000 + random.next(below: 8_000)
            let form = random.element(of: forms)
            // The first member is a function that contains the revision, so that an edit changes one body.
            text += index == 0 ? sum(name, number + type.revision) : member(form, name: name, number: number)
        }
    }

    /// A comment of two lines above the type.
    static func comment(on type: DeclaredType) -> String {
        var random = SeededGenerator(seed: ~type.seed)
        let subjects = (0..<3).map { _ in random.element(of: words) }
        return """
            /// Looks after each \(subjects[0]) and its \(subjects[1]) as long as somebody is logged in, and says
            /// what became of the \(subjects[2]): "done", "put off" or nothing at all.

            """
    }

    private static func member(_ form: Int, name: String, number: Int) -> String {
        switch form {
        case 0: sum(name, number)
        case 1: choice(name, number)
        case 2: description(name, number)
        case 3: filter(name, number)
        case 4: record(name, number)
        default: lookup(name, number)
        }
    }

    private static func sum(_ name: String, _ number: Int) -> String {
        """
            /// Adds up what is due, beginning at a fixed amount. Negative amounts don't count, as "{" doesn't.
            func \(name)Total(of amounts: [Int]) -> Int {
                var total = \(number)
                for amount in amounts where amount > 0 {
                    total += amount * 3
                    if total > \(number)_000 { break }
                }
                return total
            }

        """
    }

    private static func choice(_ name: String, _ number: Int) -> String {
        """
            // MARK: Where \(name) stands

            enum \(name.capitalizedFirst)State {
                case idle
                case loading(progress: Int)
                case failed(reason: String)

                var code: Int {
                    switch self {
                    case .idle: return \(number)
                    case .loading(let progress): return progress + 1
                    case .failed(let reason): return reason.count
                    }
                }
            }

        """
    }

    private static func description(_ name: String, _ number: Int) -> String {
        #"""
            /// What people are shown: a title in quotes, a number in braces and a second line.
            func \#(name)Text(for reader: String, unread: Int) -> String {
                let title = "\(reader) has \(unread == 0 ? "nothing" : "\(unread) of \#(number)") left {"
                let body = """
                    Dear \(reader), this is "\#(name)" } and not a brace.
                    """
                return title + "\n" + body
            }

        """#
    }

    private static func filter(_ name: String, _ number: Int) -> String {
        """
            /* What is kept is sorted. /* Comments nest, */ and so on. */
            func \(name)Kept(from values: [Int], limit: Int = \(number)) -> [Int] {
                let kept = values.filter { (value: Int) -> Bool in
                    value < limit && value >= 0
                }
                return kept.sorted { (first: Int, second: Int) -> Bool in first < second }
            }

        """
    }

    private static func record(_ name: String, _ number: Int) -> String {
        """
            /// One line of the list, with its place in it.
            struct \(name.capitalizedFirst)Line: Hashable {
                let title: String
                var position: Int = \(number)

                var isLast: Bool { position == 0 }

                mutating func move(by offset: Int) {
                    guard position + offset >= 0 else { return }
                    position += offset
                }
            }

        """
    }

    private static func lookup(_ name: String, _ number: Int) -> String {
        """
            /// Finds a value by its name, or by the name's first word, or gives up.
            func \(name)Value(named name: String, in table: [String: Int]) -> Int? {
                if let value = table[name] { return value }
                guard let word = name.split(separator: " ").first else { return nil }
                #if DEBUG
                return table[String(word)] ?? \(number)
                #else
                return table[String(word)]
                #endif
            }

        """
    }
}

extension String {
    /// `cartStore` for `CartStore`.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
