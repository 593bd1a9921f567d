// If the text of `fulfilledByType` is an unknown name, the diagnostic names the type that fulfills the property.

//: App/App.swift
import Heirloom

protocol Screen {}

@Instantiable
struct ProfileScreen: Screen, Instantiable {
    @Forwarded let title: String
}

@Instantiable
struct Profile: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "ProfileView")
    let builder: ErasedInstantiator<String, any Screen>
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:16:9: error: 'App' instantiates 'builder: ErasedInstantiator<String, any Screen>', but no type fulfills 'ProfileView' [nothing-fulfills]
// App/App.swift:6:8: note: 'ProfileScreen' can be built for it: write 'fulfilledByType: "ProfileScreen"'

//: fix-its
// App/App.swift:16:9: could fix: write 'ProfileScreen' [nothing-fulfills]
// App/App.swift:15:36: note: replace '"ProfileView"' with '"ProfileScreen"'
