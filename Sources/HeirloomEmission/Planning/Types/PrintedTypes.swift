import HeirloomGraph
import HeirloomModel

/// The texts of a graph's types at one place of the generated file, such as the extension of a root. Most types are
/// printed many times, so each text is computed once.
struct PrintedTypes {
    /// The text of one type.
    struct Text {
        /// Keeps the type alive, because texts are looked up by its object identifier.
        fileprivate let type: ResolvedType
        /// For a local, a result or a call.
        let spelling: String
        /// For a parameter.
        let parameterSpelling: String
    }

    let printer: TypePrinter
    /// The aliases for names that mean something else at this place.
    private(set) var aliases: Set<TypeAlias> = []
    var imports: ImportLedger
    private var texts: [ObjectIdentifier: Text] = [:]

    init(_ printer: TypePrinter, imports: ImportLedger) {
        self.printer = printer
        self.imports = imports
    }

    /// Returns the text of a type, and records the imports and aliases that it needs.
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

    /// Records the imports and aliases that printing a type, or a part of it, needs.
    ///
    /// - Parameters:
    ///   - access: The access level of the declaration in whose signature the type is printed; `nil` for a body.
    ///   - other: The printer, if it is another one.
    mutating func use(_ type: ResolvedType, access: AccessLevel? = nil, printedBy other: TypePrinter? = nil) {
        let printer = other ?? printer
        imports.use(type, access: access ?? .internal)
        for declaration in printer.declarationsToImport(for: type) {
            imports.use(declaration, access: access ?? .internal)
        }
        aliases.formUnion(printer.aliases(in: type, access: access ?? .private))
    }

    /// Returns the text of a type in a call.
    mutating func callSpelling(of type: ResolvedType) -> String {
        guard let called = printer.called(type) else { return text(of: type).spelling }
        use(type)
        aliases.formUnion(called.aliases)
        return called.spelling
    }

    /// Records the imports that an expression needs to mean the same as in its own file.
    mutating func use(namesOf file: FileID, in expression: String) {
        let isLiteral = ["nil", "true", "false", "[]", "[:]", "\"\""].contains(expression)
        if !isLiteral, Double(expression) == nil { imports.use(importsOf: file) }
    }

    /// Takes over the imports and aliases that were recorded at a place with names of its own.
    mutating func takeNotes(of other: PrintedTypes) {
        imports = other.imports
        aliases.formUnion(other.aliases)
    }

    mutating func use(module: String, attributes: [String] = []) {
        imports.use(module: module, attributes: attributes)
    }
}
