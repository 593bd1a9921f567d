// A builder whose product requires that same builder would capture itself, which is an error. It is a cycle of needs.

//: App/Folder.swift
import Heirloom

@Instantiable
final class Folder: Instantiable {
    @Received let folderBuilder: Instantiator<Folder>

    init(folderBuilder: Instantiator<Folder>) { self.folderBuilder = folderBuilder }
}

@Instantiable
struct Disk: Instantiable {
    @Instantiated let folderBuilder: Instantiator<Folder>
}

//: App/main.swift
printTree(Disk())

//: diagnostics
// App/Folder.swift:12:23: error: 'folderBuilder: Instantiator<Folder>' of 'Disk' would capture itself because 'Folder' requires it [sibling-cycle]
// App/Folder.swift:5:19: note: received here
// App/Folder.swift:5:19: note: to build another one inside 'Folder', declare its own builder: '@Instantiated let folderBuilder: Instantiator<Folder>'
// App/Folder.swift:5:5: note: fix-it: declare its own builder: replace '@Received' with '@Instantiated'
