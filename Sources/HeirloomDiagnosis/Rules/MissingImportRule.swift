import HeirloomGraph
import HeirloomModel

/// A file imports the modules that declare what it instantiates, receives and provides.
enum MissingImportRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.hasUnreadableFile ? [] : ForgottenImports(survey).found.map(GraphProblem.unimportedNames)
    }
}
