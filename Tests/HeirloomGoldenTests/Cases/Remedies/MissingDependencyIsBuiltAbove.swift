// For a missing dependency that can be built, a fix-it instantiates it in the root, with the import that the file needs.

//: Storage/Store.swift
import Heirloom

@Instantiable
public final class Store: Instantiable {}

//: Notes/NoteList.swift
import Heirloom
import Storage

@Instantiable
public struct NoteList: Instantiable {
    @Received let store: Store
}

@Instantiable
public struct Editor: Instantiable {
    @Received let store: Store
    @Received let pen: Pen
}

@Instantiable
public struct Pen: Instantiable {}

//: App/NotesApp.swift
import Heirloom
import Notes

@Instantiable
struct NotesApp: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let list: NoteList
    @Instantiated let editor: Editor
}

//: App/main.swift
printTree(NotesApp())

//: diagnostics
// Notes/NoteList.swift:6:19: error: 'NoteList' receives 'store: Store', but no type above it provides it (root 'NotesApp') [missing-dependency]
// App/NotesApp.swift:6:23: note: 'NotesApp' builds 'Screen' here
// App/NotesApp.swift:11:23: note: 'Screen' builds 'NoteList' here
// Notes/NoteList.swift:11:19: note: also needed by 'Editor'
// App/NotesApp.swift:5:8: note: to provide it, add '@Instantiated let store: Store' to 'NotesApp'
// Notes/NoteList.swift:12:19: error: 'Editor' receives 'pen: Pen', but no type above it provides it (root 'NotesApp') [missing-dependency]
// App/NotesApp.swift:6:23: note: 'NotesApp' builds 'Screen' here
// App/NotesApp.swift:12:23: note: 'Screen' builds 'Editor' here
// App/NotesApp.swift:5:8: note: to provide it, add '@Instantiated let pen: Pen' to 'NotesApp'

//: fix-its
// Notes/NoteList.swift:6:19: could fix: instantiate it in 'NotesApp' [missing-dependency]
// App/NotesApp.swift:5:32: note: insert '\n    @Instantiated let store: Store'
// App/NotesApp.swift:2:13: note: insert '\nimport Storage'
// Notes/NoteList.swift:12:19: could fix: instantiate it in 'NotesApp' [missing-dependency]
// App/NotesApp.swift:5:32: note: insert '\n    @Instantiated let pen: Pen'
