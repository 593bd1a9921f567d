// The first generic argument of an erased instantiator is the `ForwardedProperties` of its product; the diagnostic gives the
// right spelling.

//: App/Posts.swift
import Heirloom

protocol Screen {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
struct PostScreen: Instantiable, Screen {
    @Forwarded let number: Int
    @Forwarded let title: String
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
struct ListScreen: Instantiable, Screen {}

@Instantiable
struct PostsApp: Instantiable {
    @Instantiated(fulfilledByType: "PostScreen") let postBuilder: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "ListScreen") let listBuilder: ErasedInstantiator<Int, any Screen>
}

//: App/main.swift
printTree(PostsApp())

//: diagnostics
// App/Posts.swift:16:54: error: 'postBuilder: ErasedInstantiator<Int, any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:16:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:16:67: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<Int, any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:17:54: error: 'listBuilder: ErasedInstantiator<Int, any Screen>' does not match the forwarded properties of 'ListScreen' [mismatched-parameters]
// App/Posts.swift:17:54: note: write 'ErasedInstantiator<Void, any Screen>'
// App/Posts.swift:17:67: note: fix-it: write 'ErasedInstantiator<Void, any Screen>': replace 'ErasedInstantiator<Int, any Screen>' with 'ErasedInstantiator<Void, any Screen>'
