// Likewise a class whose protocol requires an `init()` while it is not final; a final one may get it in an
// extension.

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
