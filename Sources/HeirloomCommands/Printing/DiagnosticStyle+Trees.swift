import HeirloomBuild
import HeirloomDocuments

extension DiagnosticStyle {
    /// Emphasizes a part of a line of a tree.
    func emphasized(_ text: String, as part: TreeText.Part) -> String {
        switch part {
        case .top: emphasized(text, .heading)
        case .line, .remark: emphasized(text, .aside)
        case .label: text
        case .type: emphasized(text, .type)
        }
    }
}
