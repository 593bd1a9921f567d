// Where an actor builds something that must be built on a global actor, so must what it builds beside: a builder
// that is made there keeps the isolation, and cannot be handed to it.

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
