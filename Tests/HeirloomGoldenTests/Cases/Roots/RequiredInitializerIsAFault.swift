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

@MainActor
@Instantiable(isRoot: true)
class Watcher: @MainActor Startable, Instantiable {
    @Instantiated let scheduler: Scheduler
}

@Instantiable(isRoot: true)
class Archiver: Startable, Instantiable {
    @Instantiated let scheduler: Scheduler

    init(scheduler: Scheduler) {
        self.scheduler = scheduler
    }

    required init() {
        scheduler = Scheduler()
    }
}

//: diagnostics
// App/Modules.swift:11:7: error: no 'init()' can be generated for root 'Importer' because 'Startable' requires an initializer, and the class is not 'final' [inherited-root-initializer]
// App/Modules.swift:11:7: note: declare another type as the root: '@Instantiable(isRoot: true) struct ImporterRoot: Instantiable { @Instantiated let root: Importer }', and write 'isRoot: false' here
// App/Modules.swift:22:7: error: no 'init()' can be generated for root 'Watcher' because 'Startable' requires an initializer, and the class is not 'final' [inherited-root-initializer]
// App/Modules.swift:22:7: note: declare another type as the root: '@MainActor @Instantiable(isRoot: true) struct WatcherRoot: Instantiable { @Instantiated let root: Watcher }', and write 'isRoot: false' here
// App/Modules.swift:34:5: warning: no 'init()' is generated for root 'Archiver' because it already has this one [handwritten-root-initializer]
// App/Modules.swift:27:7: note: declare another type as the root: '@Instantiable(isRoot: true) struct ArchiverRoot: Instantiable { @Instantiated let root: Archiver }', and write 'isRoot: false' here
