// Optionality is part of the type: `X?` is not received from `X`, and the error offers both edits.

//: App/Hotel.swift
import Heirloom

@Instantiable
final class Reception: Instantiable {}

@Instantiable
final class Room: Instantiable {
    @Received let reception: Reception?
}

@Instantiable
final class Hotel: Instantiable {
    @Instantiated let reception: Reception
    @Instantiated let room: Room
}

//: App/main.swift
printTree(Hotel())

//: diagnostics
// App/Hotel.swift:8:19: error: 'Room' receives 'reception: Reception?', but no type above it provides it (root 'Hotel') [missing-dependency]
// App/Hotel.swift:14:23: note: 'Hotel' builds 'Room' here
// App/Hotel.swift:13:23: note: 'Hotel' provides 'reception: Reception', which is another type: receive it as 'reception: Reception', or write '@Received(onlyIfAvailable: true) let reception: Reception?'
// App/Hotel.swift:8:30: note: fix-it: receive it as 'Reception': replace 'Reception?' with 'Reception'
// App/Hotel.swift:8:14: note: fix-it: receive it only if it is available: insert '(onlyIfAvailable: true)'
