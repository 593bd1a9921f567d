// A candidate for a root is dropped if a property below it is not fulfilled, because of a misspelling or a type that is not
// instantiable.
//: option roots=detect
//: Library/Editor.swift
import Heirloom

protocol Spelling {}

struct Dictionary: Spelling {}

@Instantiable
final class UndoManager: Instantiable {}

@Instantiable
struct 1️⃣Editor: Instantiable {
    @Instantiated let undo: UndoManagr
    @Instantiated let spelling: any Spelling
}

@Instantiable
struct 2️⃣Viewer: Instantiable {
    @Instantiated let dictionary: Dictionary
}

struct UndoManagr {
    let limit: Int
}

@Instantiable
struct Printer: Instantiable {
    @Instantiated let undo: UndoManager
}
//: Library/main.swift
_ = Printer()
print("printed")
//: warned
// 1️⃣ dropped-root
// 2️⃣ dropped-root
//: prints
// printed
