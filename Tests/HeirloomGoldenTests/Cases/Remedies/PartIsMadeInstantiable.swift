// A type that something builds becomes instantiable, with its attribute and its conformance, if it can be built as it is.

//: App/Kitchen.swift
import Heirloom

struct Whisk {
    let size = 3
}

@Instantiable(isRoot: true)
struct Kitchen: Instantiable {
    @Instantiated let whisk: Whisk
}

//: diagnostics
// App/Kitchen.swift:9:23: error: 'Kitchen' instantiates 'whisk: Whisk', but 'Whisk' is not '@Instantiable' [not-instantiable]
// App/Kitchen.swift:3:8: note: write '@Instantiable' here

//: fix-its
// App/Kitchen.swift:9:23: would fix: make 'Whisk' '@Instantiable' [not-instantiable]
// App/Kitchen.swift:3:1: note: insert '@Instantiable\n'
// App/Kitchen.swift:3:13: note: insert ': Instantiable'
