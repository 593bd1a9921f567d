import HeirloomGraph

/// Puts locals that are built concurrently where they start and where they are awaited: as soon as what they need is there,
/// and before their first user.
///
///     async let databaseTask = Database(config: config)
///     let log = Log()
///     let database = try await databaseTask
///     let store = Store(database: database, log: log)
struct ConcurrentLocals {
    private let locals: [LocalPlan]
    /// By local, its task.
    private let tasks: [Int: String]
    /// By local, the locals that it needs and those that need it.
    private var needs: [[Int]] = []
    private var users: [[Int]] = []
    /// By local, how many of its needs are not there yet.
    private var lacking: [Int] = []
    private var isStarted: Set<Int> = []
    private var isThere: Set<Int> = []
    private var arranged: [LocalPlan] = []

    /// The locals with the tasks among them.
    ///
    /// - Parameters:
    ///   - locals: Each after those it needs.
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
        arranged.append(
            LocalPlan(isTask: true, name: task, type: nil, value: .construction(construction))
        )
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
    /// The locals and parameters that it names.
    fileprivate var names: [String] {
        switch self {
        case .construction(let construction): construction.call.arguments.compactMap(\.value.name)
        case .builder(let builder): builder.construction.call.arguments.compactMap(\.value.name)
        case .collection(let collection):
            collection.elements.flatMap(\.value.names) + collection.functions.flatMap(\.value.names)
        case .awaited(let name, _): [name]
        case .renamed(let renamed): [renamed.source]
        case .none: []
        }
    }
}

extension ElementPlan.Value {
    /// The locals and parameters that it names.
    fileprivate var names: [String] {
        switch self {
        case .construction(let construction): construction.call.arguments.compactMap(\.value.name)
        case .builder(let builder): builder.construction.call.arguments.compactMap(\.value.name)
        case .function: []
        }
    }
}
