import HeirloomGraph
import HeirloomModel

/// How the types of a graph are printed within one root's extension. Most are printed many times, and worked
/// out once.
struct PrintedTypes {
    /// The text of one type.
    struct Text {
        /// Kept, so that no other type takes its place in memory, by which it is found again.
        fileprivate let type: ResolvedType
        /// For a local, a result, or what is called.
        let spelling: String
        /// For a parameter.
        let parameterSpelling: String
    }

    let printer: TypePrinter
    /// What stands for names that mean something else within the root's extension.
    private(set) var aliases: Set<TypeAlias> = []
    private(set) var imports: ImportLedger
    private var texts: [ObjectIdentifier: Text] = [:]

    init(_ printer: TypePrinter, imports: ImportLedger) {
        self.printer = printer
        self.imports = imports
    }

    /// The text of a type, whose names are taken note of.
    mutating func text(of type: ResolvedType) -> Text {
        if let text = texts[ObjectIdentifier(type)] { return text }
        use(type)
        let spelling = printer.spelling(type)
        let text = Text(
            type: type,
            spelling: spelling,
            parameterSpelling: TypePrinter.parameterSpelling(type, printedAs: spelling)
        )
        texts[ObjectIdentifier(type)] = text
        return text
    }

    /// Sees to it that a type, or a part of it, may be printed.
    mutating func use(_ type: ResolvedType) {
        imports.use(type)
        for declaration in printer.declarationsToImport(for: type) { imports.use(declaration) }
        aliases.formUnion(printer.aliases(in: type))
    }

    /// Sees to it that a type may be printed where others than this file see it.
    mutating func show(_ type: ResolvedType, access: AccessLevel) {
        imports.use(type, access: access)
        for declaration in printer.declarationsToImport(for: type) {
            imports.use(declaration, access: access)
        }
        aliases.formUnion(printer.aliases(in: type, access: access))
    }

    /// The text of a type that is called.
    mutating func callSpelling(of type: ResolvedType) -> String {
        let called = printer.called(type)
        if called.aliases.isEmpty { return text(of: type).spelling }
        use(type)
        aliases.formUnion(called.aliases)
        return called.spelling
    }

    /// Sees to it that the text of an expression means what it means in a file.
    mutating func use(namesOf file: FileID, in expression: String) {
        let isLiteral = ["nil", "true", "false", "[]", "[:]", "\"\""].contains(expression)
        if !isLiteral, Double(expression) == nil { imports.use(importsOf: file) }
    }

    /// Takes over what was found out while something was printed at a place with names of its own.
    mutating func takeNotes(of other: PrintedTypes) {
        imports = other.imports
        aliases.formUnion(other.aliases)
    }

    mutating func use(module: String, attributes: [String] = []) {
        imports.use(module: module, attributes: attributes)
    }
}
