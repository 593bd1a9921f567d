// A class that is not final cannot be a root if a protocol requires its `init()`; a final one can get it in an extension.

//: App/Modules.swift
import Heirloom

protocol Startable {
    init()
}

@Instantiable
final class Scheduler: Instantiable {}

@Instantiable(isRoot: true)
class Importer: Startable, Instantiable {
    @Instantiated let scheduler: Scheduler
}

@Instantiable(isRoot: true)
final class Exporter: Startable, Instantiable {
    @Instantiated let scheduler: Scheduler
}

//: diagnostics
// App/Modules.swift:11:7: error: no 'init()' can be generated for root 'Importer' because 'Startable' requires an initializer, and the class is not 'final' [inherited-root-initializer]
// App/Modules.swift:11:7: note: declare another type as the root: '@Instantiable(isRoot: true) struct ImporterRoot: Instantiable { @Instantiated let root: Importer }', and write 'isRoot: false' here
