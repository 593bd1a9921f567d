// A type that builds more of its own kind has its own builder.

//: App/Comments.swift
import Heirloom

protocol Thread {}

@Instantiable(fulfillingAdditionalTypes: [Thread.self])
final class CommentThread: Instantiable, Thread {
    @Forwarded let text: String
    @Received let replyBuilder: ErasedInstantiator<String, any Thread>
}

@Instantiable(isRoot: true)
struct Page: Instantiable {
    @Instantiated(fulfilledByType: "CommentThread") let replyBuilder: ErasedInstantiator<String, any Thread>
}

//: App/main.swift
printTree(Page())

//: diagnostics
// App/Comments.swift:13:57: error: 'replyBuilder: ErasedInstantiator<String, any Thread>' of 'Page' would capture itself because 'CommentThread' requires it [sibling-cycle]
// App/Comments.swift:8:19: note: received here
// App/Comments.swift:8:19: note: to build another one inside 'CommentThread', make this '@Instantiated'
