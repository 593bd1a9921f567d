// `@Instantiable` on `private` and `fileprivate` types is rejected, because a generated file cannot name them.

//: App/Diary.swift
import Heirloom

@Instantiable
private final class Ink: Instantiable {}

@Instantiable
fileprivate final class Paper: Instantiable {}

private enum Drawer {
    @Instantiable
    final class Pencil: Instantiable {}
}

//: diagnostics
// App/Diary.swift:4:21: error: 'Ink' cannot be '@Instantiable' because it is 'private': generated code in another file cannot use it [unreachable-type]
// App/Diary.swift:4:1: note: fix-it: remove 'private': remove 'private '
// App/Diary.swift:7:25: error: 'Paper' cannot be '@Instantiable' because it is 'fileprivate': generated code in another file cannot use it [unreachable-type]
// App/Diary.swift:7:1: note: fix-it: remove 'fileprivate': remove 'fileprivate '
// App/Diary.swift:11:17: error: 'Pencil' cannot be '@Instantiable' because it is inside a 'private' declaration: generated code in another file cannot use it; make that 'internal', or move it out [unreachable-type]
