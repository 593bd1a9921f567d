/// A part of the benchmark that is measured together.
protocol Row {
    /// The name that `--only` accepts.
    static var name: String { get }
    /// Whether a quick run skips the row.
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
            ExpansionRow.self, EditorRow.self, RunTimeRow.self, InjectionRow.self, InterceptionRow.self,
            CleanBuildRow.self,
            AppBuildRow.self,
        ]
    }
}
