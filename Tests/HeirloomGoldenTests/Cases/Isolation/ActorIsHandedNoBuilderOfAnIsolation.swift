// If an actor builds a type that requires a global actor, its other builders are created in that isolation as well, and cannot
// be passed to the actor.

//: App/Importing.swift
import Heirloom

@Instantiable
final class Row: Instantiable {}

@Instantiable
@MainActor
final class ProgressView: Instantiable {}

@Instantiable
actor Importer: Instantiable {
    @Instantiated let progressView: ProgressView
    @Instantiated let rowBuilder: Instantiator<Row>
}

@Instantiable
@MainActor
final class ArchiveApp: Instantiable {
    @Instantiated let importer: Importer
}

//: App/main.swift
printTree(ArchiveApp())

//: diagnostics
// App/Importing.swift:19:23: error: 'importer: Importer' of 'ArchiveApp' builds an actor but passes it non-Sendable 'rowBuilder: Instantiator<Row>' [not-sendable]
// App/Importing.swift:13:23: note: declare it as '@Sendable () -> Row'
