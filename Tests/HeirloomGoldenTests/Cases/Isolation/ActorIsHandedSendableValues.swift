// The arguments of an actor must be Sendable as far as the generator can see, because others share them: the journal, which is
// not Sendable, may be the importer's own, but not the app's.

//: App/Importing.swift
import Heirloom

@Instantiable
final class Journal: Instantiable {}

@Instantiable
final class Limits: Instantiable, Sendable {}

@Instantiable
actor Importer: Instantiable {
    @Received let limits: Limits
    @Instantiated let journal: Journal
}

@Instantiable
actor Exporter: Instantiable {
    @Received let limits: Limits
    @Received let journal: Journal
}

@Instantiable
struct ArchiveApp: Instantiable {
    @Instantiated let limits: Limits
    @Instantiated let journal: Journal
    @Instantiated let importer: Importer
    @Instantiated let exporter: Exporter
}

//: App/main.swift
printTree(ArchiveApp())

//: diagnostics
// App/Importing.swift:26:23: error: 'exporter: Exporter' of 'ArchiveApp' builds an actor but passes it non-Sendable 'journal: Journal' [not-sendable]
// App/Importing.swift:18:19: note: 'Exporter' receives 'journal: Journal'
// App/Importing.swift:4:13: note: declare that 'Journal' is 'Sendable'
