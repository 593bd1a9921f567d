// Near miss: `X?`, `X!` and `X` under one label are different types, and either side can be changed.

//: App/Camera.swift
import Heirloom

@Instantiable
final class Flash: Instantiable {}

@Instantiable
final class Lens: Instantiable {}

@Instantiable
final class Film: Instantiable {}

@Instantiable
struct Shutter: Instantiable {
    @Received let flash: Flash
    @Received let lens: Lens?
    @Received let film: Film
}

@Instantiable
struct Camera: Instantiable {
    @Instantiated let flash: Flash?
    @Instantiated let lens: Lens
    @Instantiated let film: Film!
    @Instantiated let shutter: Shutter
}

//: App/main.swift
printTree(Camera())

//: diagnostics
// App/Camera.swift:14:19: error: 'Shutter' receives 'flash: Flash', but no type above it provides it (root 'Camera') [missing-dependency]
// App/Camera.swift:24:23: note: 'Camera' builds 'Shutter' here
// App/Camera.swift:21:23: note: 'Camera' provides 'flash: Flash?', which is another type: receive it as 'flash: Flash?', or provide it as 'flash: Flash'
// App/Camera.swift:15:19: error: 'Shutter' receives 'lens: Lens?', but no type above it provides it (root 'Camera') [missing-dependency]
// App/Camera.swift:24:23: note: 'Camera' builds 'Shutter' here
// App/Camera.swift:22:23: note: 'Camera' provides 'lens: Lens', which is another type: receive it as 'lens: Lens', or write '@Received(onlyIfAvailable: true) let lens: Lens?'
// App/Camera.swift:16:19: error: 'Shutter' receives 'film: Film', but no type above it provides it (root 'Camera') [missing-dependency]
// App/Camera.swift:24:23: note: 'Camera' builds 'Shutter' here
// App/Camera.swift:23:23: note: 'Camera' provides 'film: Film!', which is another type: receive it as 'film: Film!', or provide it as 'film: Film'

//: fix-its
// App/Camera.swift:14:19: could fix: receive it as 'Flash?' [missing-dependency]
// App/Camera.swift:14:26: note: replace 'Flash' with 'Flash?'
// App/Camera.swift:15:19: could fix: receive it as 'Lens' [missing-dependency]
// App/Camera.swift:15:25: note: replace 'Lens?' with 'Lens'
// App/Camera.swift:16:19: could fix: receive it as 'Film!' [missing-dependency]
// App/Camera.swift:16:25: note: replace 'Film' with 'Film!'
