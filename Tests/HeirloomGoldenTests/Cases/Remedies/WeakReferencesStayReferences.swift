// Edits do not give a weak property a type that it cannot have: one that is not optional, or whose values may not be objects.

//: App/Phone.swift
import Heirloom

protocol Ringing {}

protocol Vibrating: AnyObject {}

@Instantiable
final class Screen: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Ringing.self])
final class Bell: Instantiable, Ringing {}

@Instantiable(fulfillingAdditionalTypes: [Vibrating.self])
final class Motor: Instantiable, Vibrating {}

@Instantiable
final class Camera: Instantiable {}

class Lamp {}

@Instantiable
final class Torch: Lamp, Instantiable {}

@Instantiable
final class Call: Instantiable {
    @Received weak var screen: Screen?
    @Received weak var bell: Bell?
    @Received weak var motor: (any Vibratin)?
    @Received unowned let camera: Camera?
    @Received unowned let torch: Lamp
}

@Instantiable
final class Phone: Instantiable {
    @Instantiated let screen: Screen
    @Instantiated let bell: (any Ringing)?
    @Instantiated let motor: (any Vibrating)?
    @Instantiated let camera: Camera
    @Instantiated let torch: Torch
    @Instantiated let call: Call
}

//: App/main.swift
printTree(Phone())

//: diagnostics
// App/Phone.swift:26:24: error: 'Call' receives 'screen: Screen?', but no type above it provides it (root 'Phone') [missing-dependency]
// App/Phone.swift:40:23: note: 'Phone' builds 'Call' here
// App/Phone.swift:35:23: note: 'Phone' provides 'screen: Screen', which is another type: write '@Received(onlyIfAvailable: true) weak var screen: Screen?'
// App/Phone.swift:27:24: error: 'Call' receives 'bell: Bell?', but no type above it provides it (root 'Phone') [missing-dependency]
// App/Phone.swift:40:23: note: 'Phone' builds 'Call' here
// App/Phone.swift:36:23: note: 'Phone' provides 'bell: (any Ringing)?', which is another type
// App/Phone.swift:28:24: error: 'Call' receives 'motor: (any Vibratin)?', but no type above it provides it (root 'Phone') [missing-dependency]
// App/Phone.swift:40:23: note: 'Phone' builds 'Call' here
// App/Phone.swift:37:23: note: did you mean 'motor: (any Vibrating)?'? 'Phone' provides it
// App/Phone.swift:29:27: error: 'Call' receives 'camera: Camera?', but no type above it provides it (root 'Phone') [missing-dependency]
// App/Phone.swift:40:23: note: 'Phone' builds 'Call' here
// App/Phone.swift:38:23: note: 'Phone' provides 'camera: Camera', which is another type: receive it as 'camera: Camera', or write '@Received(onlyIfAvailable: true) unowned let camera: Camera?'
// App/Phone.swift:30:27: error: 'Call' receives 'torch: Lamp', but no type above it provides it (root 'Phone') [missing-dependency]
// App/Phone.swift:40:23: note: 'Phone' builds 'Call' here
// App/Phone.swift:39:23: note: 'Phone' provides 'torch: Torch', which is another type: receive it as 'torch: Torch', or write '@Received(fulfilledByDependencyNamed: "torch", ofType: Torch.self) unowned let torch: Lamp'

//: fix-its
// App/Phone.swift:28:24: would fix: receive it as '(any Vibrating)?' [missing-dependency]
// App/Phone.swift:28:31: note: replace '(any Vibratin)?' with '(any Vibrating)?'
// App/Phone.swift:29:27: could fix: receive it as 'Camera' [missing-dependency]
// App/Phone.swift:29:35: note: replace 'Camera?' with 'Camera'
// App/Phone.swift:30:27: could fix: receive it as 'Torch' [missing-dependency]
// App/Phone.swift:30:34: note: replace 'Lamp' with 'Torch'
