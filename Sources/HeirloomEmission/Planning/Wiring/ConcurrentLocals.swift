import HeirloomGraph

/// Arranges locals that are built concurrently: each task starts as soon as the values that it needs exist, and is
/// awaited before its first use.
///
///     async let databaseTask = Database(config: config)
///     let log = Log()
///     let database = try await databaseTask
///     let store = Store(database: database, log: log)
struct ConcurrentLocals {
    private let locals: [LocalPlan]
    /// The name of the task of each concurrent local.
    private let tasks: [Int: String]
    /// The locals that each local needs, and the locals that need it.
    private var needs: [[Int]] = []
    private var users: [[Int]] = []
    /// The number of needs of each local that do not exist yet.
    private var lacking: [Int] = []
    private var isStarted: Set<Int> = []
    private var isThere: Set<Int> = []
    private var arranged: [LocalPlan] = []

    /// Returns the locals with their tasks inserted.
    ///
    /// - Parameters:
    ///   - locals: The locals, each after those that it needs.
    ///   - tasks: The names of the tasks, by the names of the locals that they build.
    static func arranged(_ locals: [LocalPlan], tasks: [String: String]) -> [LocalPlan] {
        var arrangement = ConcurrentLocals(locals, tasks)
        arrangement.arrange()
        return arrangement.arranged
    }

    private init(_ locals: [LocalPlan], _ tasks: [String: String]) {
        self.locals = locals
        let places = Dictionary(uniqueKeysWithValues: locals.enumerated().map { ($1.name, $0) })
        self.tasks = Dictionary(
            uniqueKeysWithValues: tasks.compactMap { name, task in places[name].map { ($0, task) } }
        )
        needs = locals.map { local in Set(local.value.names.compactMap { places[$0] }).sorted() }
        users = locals.map { _ in [] }
        for (user, needed) in needs.enumerated() {
            for place in needed { users[place].append(user) }
        }
        lacking = needs.map(\.count)
    }

    private mutating func arrange() {
        for place in locals.indices where lacking[place] == 0 { startIfTask(place) }
        for place in locals.indices {
            for needed in needs[place] { waitFor(needed) }
            if tasks[place] != nil {
                startIfTask(place)
            } else {
                arranged.append(locals[place])
                noteThere(place)
            }
        }
        for place in locals.indices { waitFor(place) }
    }

    private mutating func startIfTask(_ place: Int) {
        guard let task = tasks[place], case .construction(var construction) = locals[place].value,
            isStarted.insert(place).inserted
        else { return }
        construction.call.marks = CallMarks()
        var local = locals[place]
        (local.isTask, local.name, local.type) = (true, task, nil)
        local.value = .construction(construction)
        arranged.append(local)
    }

    private mutating func waitFor(_ place: Int) {
        guard let task = tasks[place], case .construction(let construction) = locals[place].value,
            !isThere.contains(place)
        else { return }
        var local = locals[place]
        local.value = .awaited(task, construction.call.marks)
        arranged.append(local)
        noteThere(place)
    }

    private mutating func noteThere(_ place: Int) {
        isThere.insert(place)
        for user in users[place] {
            lacking[user] -= 1
            if lacking[user] == 0 { startIfTask(user) }
        }
    }
}

extension ExpressionPlan {
    /// The locals and parameters that it mentions.
    fileprivate var names: [String] {
        switch self {
        case .construction(let construction): construction.call.arguments.compactMap(\.value.name)
        case .builder(let builder): builder.namesFromOutside
        case .collection(let collection):
            collection.elements.flatMap(\.value.names) + collection.functions.flatMap(\.value.names)
        case .awaited(let name, _): [name]
        case .renamed(let renamed): [renamed.source]
        case .none: []
        }
    }
}

extension ElementPlan.Value {
    /// The locals and parameters that it mentions.
    fileprivate var names: [String] {
        switch self {
        case .construction(let construction): construction.call.arguments.compactMap(\.value.name)
        case .builder(let builder): builder.namesFromOutside
        case .function: []
        }
    }
}

extension BuilderPlan {
    /// The locals and parameters that it captures. A parameter of its own hides a local with the same name.
    fileprivate var namesFromOutside: [String] {
        construction.call.arguments.compactMap(\.value.name).filter { !parameters.contains($0) }
    }
}
