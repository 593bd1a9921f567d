import Foundation

/// An edit of a project on disk that can be made and undone repeatedly.
package final class EditToggle {
    private let folder: ProjectFolder
    private let moduleIndex: Int
    private let edited: Project
    private let file: Project.SourceFile
    private let isNewFile: Bool
    private var isMade = false

    package init(_ edit: Project.Edit, of folder: ProjectFolder, inModuleAt moduleIndex: Int = 0) {
        self.folder = folder
        self.moduleIndex = moduleIndex
        (edited, file) = folder.project.applying(edit, toModuleAt: moduleIndex)
        isNewFile = edit == .file
    }

    /// Makes the edit, or undoes it.
    package func flip() throws {
        isMade.toggle()
        let project = isMade ? edited : folder.project
        let module = project.modules[moduleIndex]
        if let current = module.files.first(where: { $0.name == file.name }) {
            try folder.write(current, of: module)
        } else {
            try folder.remove(file, of: module)
        }
        if isNewFile { try folder.writeList(of: module) }
    }
}
