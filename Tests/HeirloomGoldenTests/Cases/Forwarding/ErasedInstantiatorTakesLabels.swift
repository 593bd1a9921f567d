// The first generic argument of an erased instantiator is the `ForwardedProperties` of its product, with the same labels. The
// diagnostic gives the right spelling.

//: App/Posts.swift
import Heirloom

protocol Screen {}

@Instantiable
struct PostScreen: Instantiable, Screen {
    @Forwarded let number: Int
    @Forwarded let title: String
}

@Instantiable
struct ListScreen: Instantiable, Screen {}

@Instantiable
struct PostsApp: Instantiable {
    @Instantiated(fulfilledByType: "PostScreen") let plainBuilder: ErasedInstantiator<(Int, String), any Screen>
    @Instantiated(fulfilledByType: "PostScreen") let otherBuilder: ErasedInstantiator<(title: String, id: Int), any Screen>
    @Instantiated(fulfilledByType: "PostScreen") let swappedBuilder: ErasedInstantiator<(title: Int, number: String), any Screen>
    @Instantiated(fulfilledByType: "PostScreen") let partBuilder: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "ListScreen") let listBuilder: ErasedInstantiator<Int, any Screen>
}

//: App/main.swift
printTree(PostsApp())

//: diagnostics
// App/Posts.swift:16:54: error: 'plainBuilder: ErasedInstantiator<(Int, String), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:16:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:16:68: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(Int, String), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:17:54: error: 'otherBuilder: ErasedInstantiator<(title: String, id: Int), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:17:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:17:68: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(title: String, id: Int), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:18:54: error: 'swappedBuilder: ErasedInstantiator<(title: Int, number: String), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:18:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:18:70: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(title: Int, number: String), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:19:54: error: 'partBuilder: ErasedInstantiator<Int, any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:19:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:19:67: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<Int, any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:20:54: error: 'listBuilder: ErasedInstantiator<Int, any Screen>' does not match the forwarded properties of 'ListScreen' [mismatched-parameters]
// App/Posts.swift:20:54: note: write 'ErasedInstantiator<Void, any Screen>'
// App/Posts.swift:20:67: note: fix-it: write 'ErasedInstantiator<Void, any Screen>': replace 'ErasedInstantiator<Int, any Screen>' with 'ErasedInstantiator<Void, any Screen>'
