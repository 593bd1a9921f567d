import Foundation
import Heirloom
import NotesModels

@testable import NotesStorage

// `NotesFeatures` cannot see how notes are stored, and these tests can, with what `NotesStorage` hides from the program: the
// double of a notebook that is generated here has all of it.
#HeirloomConfiguration(additionalMocksToGenerate: ["Notebook"])

/// The folder of whatever these tests build, unless they say another.
@Instantiable(mockOnly: true, customMockName: "nowhere")
extension Folder {
    /// A folder that is not there.
    static func nowhere() -> Folder {
        Folder(url: URL(filePath: "/nowhere"))
    }
}
