import HeirloomModel

/// The access levels of the declarations that types name, looked up once for each type.
final class AccessTable {
    private struct NamedTypes {
        /// Retained so that no other type reuses its object identifier.
        let type: ResolvedType
        /// The nonpublic types that were read, in the order of their names.
        let limited: [(entity: EntityID, access: AccessLevel)]
    }

    private let table: NameTable
    private var known: [ObjectIdentifier: NamedTypes] = [:]

    init(_ table: NameTable) { self.table = table }

    /// Returns a type that was read, is named in another type, and is less accessible than an access level.
    package func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        let limit = min(access, .public)
        guard table.narrowestAccess < limit else { return nil }
        return namedTypes(in: type).limited.first { $0.access < limit }?.entity
    }

    /// Returns all of these types, in the order of their names.
    func entities(in type: ResolvedType, narrowerThan access: AccessLevel) -> [EntityID] {
        let limit = min(access, .public)
        return namedTypes(in: type).limited.filter { $0.access < limit }.map(\.entity)
    }

    private func namedTypes(in type: ResolvedType) -> NamedTypes {
        if let known = known[ObjectIdentifier(type)] { return known }
        var limited: [(entity: EntityID, access: AccessLevel)] = []
        for expression in Self.judgedSpellings(of: type) {
            expression.forEachShownName { components in
                if let entity = table.entity(withQualifiedPath: components.map(\.name)),
                    case let access = table[entity].access, access < .public
                {
                    limited.append((entity, access))
                }
            }
        }
        let found = NamedTypes(type: type, limited: limited)
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Returns the spellings of a type whose names count. The expansion of `T.ForwardedProperties` does not: if it is
    /// less accessible than `T`, that is reported at `T`.
    private static func judgedSpellings(of type: ResolvedType) -> [TypeExpression] {
        let namesForwarded = type.spelled.containsName { $0.last?.name == "ForwardedProperties" }
        if namesForwarded || type.spelled == type.canonical { return [type.spelled] }
        return [type.spelled, type.canonical]
    }
}

/// Groups of files that see the same declarations: files of one module with the same imports.
struct VisibilityGroups {
    /// By ``FileID``.
    private var groups: [Int] = []
    /// The first file of each group.
    private(set) var representatives: [FileID] = []

    init(files: FileTable) {
        var known: [String: Int] = [:]
        groups.reserveCapacity(files.files.count)
        // A single string that is reused, because most keys exist already.
        var key = ""
        for (index, file) in files.files.enumerated() {
            if let last = groups.last, file.seesTheSame(as: files.files[index - 1]) {
                groups.append(last)
                continue
            }
            key.removeAll(keepingCapacity: true)
            key += file.module
            for declaration in file.summary.imports {
                key += "\n"
                for attribute in declaration.attributes {
                    key += attribute
                    key += " "
                }
                if declaration.kind != nil { key += "only " }
                for name in declaration.path {
                    key += "."
                    key += name
                }
            }
            let group = known[key] ?? representatives.count
            if group == representatives.count {
                known[key] = group
                representatives.append(FileID(index))
            }
            groups.append(group)
        }
    }

    /// Returns a number that is equal for files that see the same declarations.
    package subscript(file: FileID) -> Int { groups[file.index] }
}

extension ModuleFile {
    /// Returns whether the imports are spelled alike, as those of neighboring files often are. Then no key has to be
    /// built.
    fileprivate func seesTheSame(as other: ModuleFile) -> Bool {
        guard module == other.module, summary.imports.count == other.summary.imports.count else {
            return false
        }
        return summary.imports.indices.allSatisfy { index in
            summary.imports[index].path == other.summary.imports[index].path
                && summary.imports[index].attributes == other.summary.imports[index].attributes
                && (summary.imports[index].kind == nil) == (other.summary.imports[index].kind == nil)
        }
    }
}

extension NameTable {
    /// Returns the modules that cannot be named in a file generated for a module, each with a type or alias that hides
    /// it: a declaration takes precedence over a module of the same name.
    ///
    /// - Parameter testable: The modules whose internal declarations the file sees.
    func hiddenModules(from module: String, testable: Set<String>) -> [String: EntityID] {
        var hidden: [String: EntityID] = [:]
        for name in files.modules where isDeclaredOutermost(name) {
            let hiding = files.modules.lazy.compactMap { declaring in
                self.outermost(name, of: declaring, seenFrom: module, testable: testable)
            }
            if let first = hiding.first { hidden[name] = first }
        }
        return hidden
    }

    /// Returns the top-level declaration of a module with a name, if it is visible in a file generated for another
    /// module.
    func outermost(
        _ name: String,
        of declaring: String,
        seenFrom module: String,
        testable: Set<String>
    ) -> EntityID? {
        guard let container = self.module(named: declaring) else { return nil }
        return allMembers(named: name, of: container).first { entity in
            if declaring == module { return self[entity].access > .fileprivate }
            let isTestable = testable.contains(declaring)
            return isVisible(self[entity].access, of: declaring, from: module, isTestable: isTestable)
        }
    }

    /// Returns the type of Apple's SDKs or of the standard library to which a name refers, if that was not read. In a
    /// file that sees no module with such a type, the name refers to something else.
    package func sdkType(named path: [String], from file: FileID) -> SDKType? {
        guard let type = path.last.flatMap(SDKType.named) else { return nil }
        return type.modules.contains { shows($0, path, in: file) } ? type : nil
    }

    /// Returns the standard library's type behind an unread alias of an SDK: `Double` for `TimeInterval`.
    func typeBehindSDKAlias(named path: [String], from file: FileID) -> String? {
        guard let alias = path.last.flatMap(SDKAlias.named) else { return nil }
        return shows(alias.module, path, in: file) ? alias.target : nil
    }

    /// Returns whether a name, alone or after that of a module, may be declared in a module that was not read.
    private func shows(_ module: SDKModule, _ path: [String], in file: FileID) -> Bool {
        switch path.count {
        case 1: sees(module, forName: path[0], from: file)
        case 2: module.isSeen(importing: path[0]) && !isRead(module)
        case _: false
        }
    }

    /// Returns the same for a type that is known because an extension of it was read, whichever file contains the
    /// extension.
    package func sdkType(of entity: EntityID) -> SDKType? {
        guard case .external = self[entity].kind, let type = SDKType.named(self[entity].name),
            let container = self[entity].container, case .outside = self[container].kind
        else { return nil }
        let isSeen = files.withExtensions.contains { file in
            type.modules.contains { sees($0, forName: type.name, from: file) }
        }
        return isSeen ? type : nil
    }

    private func sees(_ module: SDKModule, forName name: String, from file: FileID) -> Bool {
        if module == .standardLibrary { return true }
        if isRead(module) { return false }
        return reach.modulesSeen(from: file).contains { seen in
            (seen.onlyName ?? name) == name && module.isSeen(importing: seen.module)
        }
    }

    /// Returns whether a module with this name was read.
    private func isRead(_ module: SDKModule) -> Bool { self.module(named: module.name) != nil }
}

/// The index of a ``NamedEntity`` in its ``NameTable``.
package struct EntityID: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
}

/// A type that was read. A class, so that reading one of its properties copies nothing.
package final class ReadType {
    package let summary: TypeSummary

    init(_ summary: TypeSummary) { self.summary = summary }
}

/// An entity to which a name can refer.
package final class NamedEntity {
    package enum Kind {
        case module
        /// The container of the names of types that were not read.
        case outside
        case type(ReadType)
        /// A type that was not read, known because an extension of it was.
        case external
        indirect case alias(AliasSummary)
    }

    package let kind: Kind
    package let name: String
    /// The type or module that contains it; `nil` for a module and for `outside`.
    package let container: EntityID?
    /// The file that declares it; `nil` if that was not read.
    package let file: FileID?
    package let access: AccessLevel

    init(kind: Kind, name: String, container: EntityID?, file: FileID?, access: AccessLevel) {
        self.kind = kind
        self.name = name
        self.container = container
        self.file = file
        self.access = access
    }

    /// Whether it is neither a module nor `outside`.
    package var isType: Bool {
        switch kind {
        case .module, .outside: false
        case .type, .external, .alias: true
        }
    }
}

/// A place in the sources from which names are looked up.
package struct Place: Hashable, Sendable {
    package var file: FileID
    /// The innermost enclosing type.
    package var enclosing: EntityID?
    /// Whether an extension of that type is what encloses the place, so that the types around the type do not.
    package var isInExtension: Bool

    package init(file: FileID, enclosing: EntityID? = nil, isInExtension: Bool = false) {
        self.file = file
        self.enclosing = enclosing
        self.isInExtension = isInExtension
    }
}

/// The result of looking up a name.
package enum NameLookup {
    case found(EntityID)
    /// Several entities, in the order of their modules.
    case ambiguous([EntityID])
    case genericParameter
    /// Nothing that was read has the name.
    case notRead
}

/// Names that need no import: the common ones of the standard library, and Heirloom's own.
enum StandardLibraryNames {
    /// Heirloom's own names.
    static let ofHeirloom = BuilderKind.typeNames.union(["InstanceLifetime", "Instantiable", "Kept"])

    /// The types that generated mocks use.
    static let ofMocks = [
        "AsyncStub", "CallLog", "Handler", "MockRequirements", "StaticMock", "Stub", "StubbedProperty",
        "UnansweredCall",
    ]

    package static let all = SDKType.names { $0.facts.contains(.common) }.union(ofHeirloom)
        .union(["AnyClass", "Heirloom", "Self", "Swift", "Void"])

    /// Names of the standard library that others also give to their own types, or that rarely occur in stored
    /// properties. Whether one of them needs an import is unknown.
    static let others = SDKType.names { $0.isOfStandardLibrary && !$0.facts.contains(.common) }
        .union(SDKAlias.namesOfStandardLibrary)
}
