// Two configurations of one module, while another module has a separate one.
//: Core/Core.swift
import Heirloom
#HeirloomConfiguration(additionalImportedModules: [])
@Instantiable
public struct Clock: Instantiable { public init() {} }
//: App/First.swift
import Heirloom
#HeirloomConfiguration(additionalImportedModules: ["Foundation"])
//: App/Second.swift
import Heirloom
1️⃣#HeirloomConfiguration(additionalImportedModules: ["Core"])
//: App/main.swift
import Core
import Heirloom
@Instantiable
struct App: Instantiable { @Instantiated let clock: Clock }
print(App())
//: refused
// 1️⃣ invalid-configuration
