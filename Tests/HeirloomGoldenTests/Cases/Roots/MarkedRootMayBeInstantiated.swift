// A type with `isRoot: true` may be instantiated by others too: the preview is a root by itself, and is built
// with what the editor provides inside it.

//: App/Editing.swift
import Heirloom

@Instantiable
final class Fonts: Instantiable {}

@Instantiable
struct Page: Instantiable {
    @Received let fonts: Fonts
}

@Instantiable(isRoot: true)
struct Preview: Instantiable {
    @Instantiated let fonts: Fonts
    @Instantiated let page: Page
}

@Instantiable
struct Editor: Instantiable {
    @Instantiated let fonts: Fonts
    @Instantiated let page: Page
    @Instantiated let preview: Preview
}

//: App/main.swift
printTree(Preview())
printTree(Editor())
