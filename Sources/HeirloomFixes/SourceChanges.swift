import HeirloomDiagnosis
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomSyntax

/// Creates exact changes of the sources, as far as the sources that were read determine them.
///
/// The files to edit are read again, because a summary contains only what every build needs.
final class SourceChanges {
    let tree: ScopeTree
    let names: SourceNames
    private let bytes: (_ path: String) -> [UInt8]?
    private var known: [FileID: SourceEdits?] = [:]
    /// The types of the files, by the positions of their names.
    private var types: [FileID: [SourcePosition: TypeDeclaration]] = [:]

    /// - Parameter bytes: Returns the bytes of a file, or `nil` if it is unavailable.
    init(tree: ScopeTree, names: SourceNames, bytes: @escaping (_ path: String) -> [UInt8]?) {
        self.tree = tree
        self.names = names
        self.bytes = bytes
    }

    // MARK: Files

    /// Returns the edits of a file; `nil` if the file is unavailable.
    func edits(in file: FileID) -> SourceEdits? {
        if let known = known[file] { return known }
        let path = tree.table.files[file].summary.path
        let edits = bytes(path).map { SourceEdits(path: path, text: SourceText(bytes: $0)) }
        known[file] = .some(edits)
        return edits
    }

    /// Returns the declaration of a type.
    func declaration(of type: EntityID) -> TypeDeclaration? {
        guard case .type(let read) = tree.table[type].kind, let file = tree.table[type].file else {
            return nil
        }
        let own: [SourcePosition: TypeDeclaration]
        if let known = types[file] {
            own = known
        } else {
            let declarations = edits(in: file).map { Parser.parse($0.text.bytes).declarations } ?? []
            own = Dictionary(
                declarations.types.map { ($0.nameRange.start, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            types[file] = own
        }
        return own[read.summary.nameRange.start]
    }

    /// Returns the attribute at a place in the file of a scope.
    func attribute(at range: SourceRange?, of scope: ScopeID) -> AttributeUse? {
        guard let range, let edits = edits(in: tree[scope].file) else { return nil }
        return Parser.parseAttribute(edits.text.text(range), at: range.start)
    }

    /// Returns the attribute of a property.
    func attribute(of property: DependencyID) -> AttributeUse? {
        attribute(at: tree[property].declared.declaration.attributeRange, of: property.scope)
    }

    // MARK: Edits

    func replace(_ range: SourceRange, of scope: ScopeID, with text: String) -> FixIt.Edit {
        FixIt.Edit(location: tree.table.files.location(range, in: tree[scope].file), newText: text)
    }

    /// Returns an edit that writes a modifier or an attribute in place of another, or where there is none.
    func word(_ word: String, at place: SourceLocation) -> FixIt.Edit {
        let isWritten = place.range.start != place.range.end
        return FixIt.Edit(location: place, newText: word + (isWritten ? "" : " "))
    }

    /// Returns edits that give another type to a property, and to the parameter of a written initializer that takes it.
    /// Returns `nil` for a parameter of `instantiate`, if several properties share the type, and for a weak or unowned
    /// property, unless it can have the type.
    ///
    /// - Parameters:
    ///   - isReferable: Whether a value of the type is an object, and optional where the property must be.
    ///   - isFound: Whether the property's current type exists, so that code uses the property as that type.
    func retyping(
        _ property: DependencyID,
        as type: TypeExpression,
        isReferable: Bool = false,
        isFound: Bool = true
    ) -> [FixIt.Edit]? {
        let declaration = tree[property].declared.declaration
        guard declaration.mayChangeType(isReferable: isReferable) else { return nil }
        let argument = tree[property.scope].declared.declaration.construction.arguments
            .first { $0.dependency == declaration.label }
        // A parameter that is spelled otherwise may have the type already.
        let parameter = argument?.unprovenType == nil ? argument?.typeRange : nil
        let text = type.spelling
        var edits = [replace(declaration.type.range, of: property.scope, with: text)]
        if let parameter {
            // The initializer stores what it takes.
            let taken = type.isFunction ? TypeExpression.escaping(text) : text
            edits.append(replace(parameter, of: property.scope, with: taken))
        }
        if isFound { edits[0].changed = [changedProperty(property)] }
        return edits
    }

    private func changedProperty(_ property: DependencyID) -> ChangedProperty {
        let declaration = tree[property.scope].declared.declaration
        let name = declaration.path.last
        return ChangedProperty(
            path: tree.table.files[tree[property.scope].file].summary.path,
            label: tree[property].declared.declaration.label,
            declaration: tree[property].declared.declaration.range,
            initializer: declaration.construction.range,
            body: declaration.bodyRange,
            isExtended: tree.table.files[tree[property.scope].file].summary.extensions.contains {
                $0.extendedType.type.lastName == name
            }
        )
    }

    /// Returns an edit that replaces the attribute of a property: `@Received(…)`.
    func attributing(_ property: DependencyID, as text: String) -> FixIt.Edit? {
        tree[property].declared.declaration.attributeRange.map {
            replace($0, of: property.scope, with: text)
        }
    }

    /// Returns an edit that adds an argument to an attribute, after those with the given labels.
    func adding(
        _ argument: String,
        to attribute: AttributeUse,
        after labels: Set<String> = [],
        of scope: ScopeID
    ) -> FixIt.Edit {
        guard let arguments = attribute.arguments, let first = arguments.first else {
            let place = attribute.argumentsRange ?? SourceRange(at: attribute.range.end)
            return replace(place, of: scope, with: "(\(argument))")
        }
        let earlier = arguments.last { $0.label.map(labels.contains) ?? false }
        return replace(
            SourceRange(at: earlier?.range.end ?? first.range.start),
            of: scope,
            with: earlier == nil ? "\(argument), " : ", \(argument)"
        )
    }

    /// Returns an edit that adds an import to a file; `nil` if the file's module may not depend on the imported module.
    func importing(_ module: String, in file: FileID) -> FixIt.Edit? {
        let files = tree.table.files
        guard let words = names.wordsOfImport(of: module, in: file) else { return nil }
        let statement = "\(words)import \(module)"
        guard let last = files[file].summary.imports.last(where: { $0.condition == nil }) else {
            let start = files.location(SourceRange(at: .start), in: file)
            return FixIt.Edit(location: start, newText: "\(statement)\n\n")
        }
        let afterComment = edits(in: file)?.text.endOfComment(after: last.range.end)
        let end = files.location(SourceRange(at: afterComment ?? last.range.end), in: file)
        return FixIt.Edit(location: end, newText: "\n\(statement)")
    }

    /// Whether a class that is built by an `init()` of Apple's would need an initializer for its first dependency.
    private func mustWriteInitializer(_ scope: ScopeID) -> Bool {
        guard case .inheritedInitializer = tree[scope].declared.declaration.construction.callee,
            let entity = tree[scope].declared.entity, let facts = tree.sdkSuperclass(of: entity)?.facts
        else { return false }
        return facts.mustBeCalled
    }

    /// Returns an edit that adds a member at the beginning of a type's body; `nil` if an extension or a written
    /// initializer builds the type, which would need another parameter.
    func declaring(_ member: String, in scope: ScopeID) -> FixIt.Edit? {
        let declaration = tree[scope].declared.declaration
        guard case .declaration = declaration.form, declaration.construction.callee.isGiven,
            !mustWriteInitializer(scope), !declaration.hasLocalFaults,
            let edits = edits(in: tree[scope].file)
        else { return nil }
        let body = declaration.bodyRange
        let first = declaration.dependencies.first { $0.range.start.line > body.start.line }
        let indentation =
            first.map { edits.text.indentation(at: $0.range.start) }
            ?? edits.text.indentation(at: declaration.attributeRange.start) + edits.text.indentationStep
        if let edit = edits.prepend([member], indentedBy: indentation, toBody: body) { return edit }
        return body.end.offset - body.start.offset > 2
            ? edits.insert(" \(member);", at: body.start.moved(by: 1)) : edits.append([member], toBody: body)
    }

    /// Returns an edit that adds lines, whose own levels have four spaces each, at the end of a type's body.
    func appending(_ lines: [String], to scope: ScopeID) -> FixIt.Edit? {
        edits(in: tree[scope].file).map { edits in
            let indented = lines.map { line in
                let levels = line.prefix { $0 == " " }.count / 4
                return String(repeating: edits.text.indentationStep, count: levels)
                    + line.dropFirst(4 * levels)
            }
            let body = tree[scope].declared.declaration.bodyRange
            return edits.append(indented, toBody: body, isSeparated: false)
        }
    }
}

extension [Declaration] {
    /// The types among the declarations and their members.
    fileprivate var types: [TypeDeclaration] {
        flatMap { declaration -> [TypeDeclaration] in
            switch declaration {
            case .type(let type): [type] + type.members.types
            case .extending(let extended): extended.members.types
            case .conditional(let conditional): conditional.clauses.flatMap(\.declarations.types)
            case .importing, .alias, .property, .initializer, .function, .macroUse: []
            }
        }
    }
}
