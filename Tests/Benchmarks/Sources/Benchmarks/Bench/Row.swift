/// A part of the benchmark that is measured at once.
protocol Row {
    /// What `--only` takes.
    static var name: String { get }
    /// Whether it is left out of a quick run.
    static var isSlow: Bool { get }

    static func figures(on bench: Bench) throws -> [Figure]
}

extension Row {
    static var isSlow: Bool { false }
}

/// All rows, in the order of the table.
enum Rows {
    static var all: [any Row.Type] {
        [
            ColdGenerateRow.self, DebugGenerateRow.self, WarmGenerateRow.self, ScanRow.self, GrowthRow.self,
            LargeGraphRow.self, CompileRow.self, DoublesRow.self, MocksRow.self, LanguageRow.self,
            ExpansionRow.self, RunTimeRow.self, InjectionRow.self, InterceptionRow.self, CleanBuildRow.self,
            AppBuildRow.self,
        ]
    }
}
