// A tuple without the labels of the forwarded properties, or with other labels, is rejected, and the diagnostic gives the right
// spelling.

//: App/Posts.swift
import Heirloom

protocol Screen {}

@Instantiable
struct PostScreen: Instantiable, Screen {
    @Forwarded let number: Int
    @Forwarded let title: String
}

@Instantiable
struct PostsApp: Instantiable {
    @Instantiated(fulfilledByType: "PostScreen") let plainBuilder: ErasedInstantiator<(Int, String), any Screen>
    @Instantiated(fulfilledByType: "PostScreen") let otherBuilder: ErasedInstantiator<(title: String, id: Int), any Screen>
    @Instantiated(fulfilledByType: "PostScreen") let swappedBuilder: ErasedInstantiator<(title: Int, number: String), any Screen>
}

//: App/main.swift
printTree(PostsApp())

//: diagnostics
// App/Posts.swift:13:54: error: 'plainBuilder: ErasedInstantiator<(Int, String), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:13:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:13:68: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(Int, String), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:14:54: error: 'otherBuilder: ErasedInstantiator<(title: String, id: Int), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:14:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:14:68: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(title: String, id: Int), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:15:54: error: 'swappedBuilder: ErasedInstantiator<(title: Int, number: String), any Screen>' does not match the forwarded properties of 'PostScreen' [mismatched-parameters]
// App/Posts.swift:7:20: note: 'number: Int' is forwarded
// App/Posts.swift:8:20: note: 'title: String' is forwarded
// App/Posts.swift:15:54: note: write 'ErasedInstantiator<(number: Int, title: String), any Screen>'
// App/Posts.swift:15:70: note: fix-it: write 'ErasedInstantiator<(number: Int, title: String), any Screen>': replace 'ErasedInstantiator<(title: Int, number: String), any Screen>' with 'ErasedInstantiator<(number: Int, title: String), any Screen>'
