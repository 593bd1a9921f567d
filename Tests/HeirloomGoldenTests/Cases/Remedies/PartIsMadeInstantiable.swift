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
// App/Kitchen.swift:3:1: note: fix-it: make 'Whisk' '@Instantiable': insert '@Instantiable\n'
// App/Kitchen.swift:3:13: note: fix-it: make 'Whisk' '@Instantiable': insert ': Instantiable'
