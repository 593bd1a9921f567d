import ProjectGenerator
import Testing

struct EditTests {
    private static let project = ProjectShape.tree.project(ProjectOptions(types: 40))

    /// The lines that an edit removes and adds, prefixed with a sign.
    private func changes(of edit: Project.Edit, in project: Project = project) -> [String] {
        let edited = project.applying(edit, toModuleAt: 0).project
        let printer = SourcePrinter()
        let before = printer.sources(of: project).flatMap { $0.text.split(separator: "\n") }
        let after = printer.sources(of: edited).flatMap { $0.text.split(separator: "\n") }
        return after.difference(from: before).map { change in
            switch change {
            case .insert(_, let line, _): "+\(line)"
            case .remove(_, let line, _): "-\(line)"
            }
        }
    }

    @Test func bodyEditsChangeANumber() {
        #expect(
            changes(of: .body) == [
                "-            if total > 1659_000 { break }",
                "-        var total = 1659",
                "+        var total = 1660",
                "+            if total > 1660_000 { break }",
            ]
        )
    }

    @Test func dependencyEditsAddOneLine() {
        #expect(
            changes(of: .dependency) == ["+    @Received let historyService0: HistoryService0"]
        )
    }

    @Test func dependencyEditsExtendWrittenInitializers() {
        let project = ProjectShape.initializers.project(ProjectOptions(types: 40))
        let before = "init(number: Int, journalService4: JournalService4, inboxService7: InboxService7"
        #expect(
            changes(of: .dependency, in: project) == [
                "-    \(before)) {",
                "+    @Received let historyService0: HistoryService0",
                "+    \(before), historyService0: HistoryService0) {",
                "+        self.historyService0 = historyService0",
            ]
        )
    }

    @Test func fileEditsLeaveOtherFilesUnchanged() {
        let (edited, file) = Self.project.applying(.file, toModuleAt: 0)
        #expect(edited.modules[0].files.dropLast() == Self.project.modules[0].files[...])
        #expect(edited.modules[0].files.last == file)
    }
}
