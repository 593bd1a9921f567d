// Below a root on a global actor, an actor is built outside that isolation if nothing below the actor requires it: its own
// builders are then nonisolated, and can be passed to it.

//: App/Importing.swift
import Heirloom

@Instantiable
final class Limits: Instantiable, Sendable {}

@Instantiable
final class Row: Instantiable {
    @Received let limits: Limits
}

@Instantiable
actor Importer: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
    @Received let limits: Limits
}

@Instantiable
@MainActor
final class ArchiveApp: Instantiable {
    @Instantiated let limits: Limits
    @Instantiated let importer: Importer
}

//: App/main.swift
printTree(ArchiveApp())

//: generated App
import Heirloom

extension ArchiveApp {
    convenience init() {
        let limits = Limits()
        let importer = ArchiveApp.heirloomMakeImporter(limits: limits)
        self.init(limits: limits, importer: importer)
    }

    private nonisolated static func heirloomMakeImporter(limits: Limits) -> Importer {
        let rowBuilder = Instantiator<Row> {
            Row(limits: limits)
        }
        return Importer(rowBuilder: rowBuilder, limits: limits)
    }
}

//: prints
// ArchiveApp #1
//   limits: Limits #2
//   importer: Importer #3
//     rowBuilder: Instantiator<Row>
//     limits: Limits #2
