import HeirloomGraph
import HeirloomModel

/// A file imports the modules that declare what it instantiates, receives and provides.
enum MissingImportRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.hasUnreadableFile { return [] }
        return ForgottenImports(survey).found.map { names in GraphProblem { $0.unimportedNames(names) } }
    }
}
