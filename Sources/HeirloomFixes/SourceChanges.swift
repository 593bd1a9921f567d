import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// Creates exact changes of the sources, as far as the sources that were read determine them.
struct SourceChanges {
    let tree: ScopeTree
    let names: SourceNames

    func replace(_ range: SourceRange, of scope: ScopeID, with text: String) -> FixIt.Edit {
        FixIt.Edit(location: tree.table.files.location(range, in: tree[scope].file), newText: text)
    }

    func insert(_ text: String, at position: SourcePosition, of scope: ScopeID) -> FixIt.Edit {
        replace(SourceRange(at: position), of: scope, with: text)
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

    func changedProperty(_ property: DependencyID) -> ChangedProperty {
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
        tree[property].declared.declaration.attribute.map {
            replace($0.range, of: property.scope, with: text)
        }
    }

    /// Returns an edit that adds an argument to an attribute, after those with the given labels.
    func adding(
        _ argument: String,
        to attribute: AttributePlace,
        after labels: Set<String> = [],
        of scope: ScopeID
    ) -> FixIt.Edit {
        guard let first = attribute.arguments.first else {
            let place = attribute.argumentsRange ?? SourceRange(at: attribute.range.end)
            return replace(place, of: scope, with: "(\(argument))")
        }
        let earlier = attribute.arguments.last { $0.label.map(labels.contains) ?? false }
        return earlier.map { insert(", \(argument)", at: $0.range.end, of: scope) }
            ?? insert("\(argument), ", at: first.range.start, of: scope)
    }

    /// Returns an edit that removes an argument, or the whole list if it is the only one.
    func removing(_ label: String, from attribute: AttributePlace, of scope: ScopeID) -> FixIt.Edit? {
        let arguments = attribute.arguments
        guard let index = arguments.firstIndex(where: { $0.label == label }) else { return nil }
        let range = SourceRange.removal(
            ofArgument: index,
            among: arguments.map(\.range),
            list: attribute.argumentsRange
        )
        return replace(range, of: scope, with: "")
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
        let end = files.location(SourceRange(at: last.range.end), in: file)
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
        guard case .declaration = declaration.form,
            declaration.construction.callee.isGiven, !mustWriteInitializer(scope), !declaration.hasLocalFaults
        else { return nil }
        let body = declaration.bodyRange
        let start = body.start.moved(by: 1)
        let isBesideBrace = declaration.firstMember.line == body.start.line
        guard body.start.line == body.end.line || isBesideBrace else {
            let first = declaration.dependencies.first { $0.range.start.line > body.start.line }
            let outer = declaration.attribute.range.start.column
            let indentation =
                first.map { self.indentation(to: $0.range.start.column, in: tree[scope].file) }
                ?? self.indentation(to: outer, in: tree[scope].file) + step(in: tree[scope].file)
            return insert(
                "\n\(indentation)\(member)",
                at: max(start, declaration.openingEnd),
                of: scope
            )
        }
        if body.end.offset - body.start.offset > 2 { return insert(" \(member);", at: start, of: scope) }
        return insert(onLinesOfTheirOwn([member], in: scope), at: start, of: scope)
    }

    /// Returns an edit that adds lines at the end of a type's body.
    func appending(_ lines: [String], to scope: ScopeID) -> FixIt.Edit {
        let declaration = tree[scope].declared.declaration
        let body = declaration.bodyRange
        let end = body.end.moved(by: -1)
        // A brace that is indented further than the type or its members has something before it.
        guard body.start.line != body.end.line, end.column <= outerColumn(of: scope) else {
            return insert(onLinesOfTheirOwn(lines, in: scope), at: end, of: scope)
        }
        let outer = indentation(to: end.column, in: tree[scope].file)
        let text = indented(lines, by: outer, in: scope).joined(separator: "\n").dropFirst(outer.utf8.count)
        return insert(text + "\n\(outer)", at: end, of: scope)
    }

    /// The column in which a type begins, judging by its attribute and the members on lines of their own.
    private func outerColumn(of scope: ScopeID) -> Int {
        let declaration = tree[scope].declared.declaration
        let step = step(in: tree[scope].file).utf8.count
        let members = declaration.dependencies.compactMap(\.attribute?.range.start)
            .filter { $0.line > declaration.bodyRange.start.line }
        return members.map { max(1, $0.column - step) }.reduce(declaration.attribute.range.start.column, min)
    }

    private func onLinesOfTheirOwn(_ lines: [String], in scope: ScopeID) -> String {
        let outer = indentation(to: outerColumn(of: scope), in: tree[scope].file)
        return indented(lines, by: outer, in: scope).map { "\n\($0)" }.joined() + "\n\(outer)"
    }

    /// Indents lines, whose own levels have four spaces each, for the body of a type.
    private func indented(_ lines: [String], by outer: String, in scope: ScopeID) -> [String] {
        let step = step(in: tree[scope].file)
        return lines.map { line in
            if line.isEmpty { return line }
            let inner = line.prefix { $0 == " " }.count / 4
            return outer + String(repeating: step, count: inner + 1) + line.dropFirst(4 * inner)
        }
    }

    /// Returns the white space before a column of a file, in which a tab counts as one column.
    func indentation(to column: Int, in file: FileID) -> String {
        let unit = tree.table.files[file].summary.isIndentedWithTabs ? "\t" : " "
        return String(repeating: unit, count: max(0, column - 1))
    }

    /// Returns one level of indentation.
    func step(in file: FileID) -> String {
        tree.table.files[file].summary.isIndentedWithTabs ? "\t" : "    "
    }
}
