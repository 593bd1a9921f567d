// Declarations on one line, over many lines, after semicolons and between nested comments.
//: App/Odd.swift
import Heirloom;
@Instantiable final class A: Instantiable { var hits = 0 }; @Instantiable struct B: Instantiable { @Received let a: A; @Received let text: String }

/* /* @Instantiable struct Ghost: Instantiable { @Received let nothing: Nothing } */ still a comment */

@Instantiable( isRoot : false
)
final
class
C
:
Instantiable
{
    @Received
    let
    a
    :
    A
    ; @Instantiated /* not @Forwarded */ let b // the B
        : /* after the colon */ B
    init ( a : A , b : B ) { self . a = a ; self . b = b }
}

let help = """
    @Instantiable struct Fake: Instantiable { @Received let lost: Lost \("} }") }
    """
let raw = #"""
    @Instantiable(isRoot: true) struct Raw: Instantiable { @Instantiated let gone: Gone } \#(1 + 1) """ "
    """#

@Instantiable struct D
    : Instantiable
{ @Forwarded let text: String; @Received let a: A; @Instantiated let c: C; @Instantiated let builder: Instantiator <
        D2 // the second
    > }
@Instantiable struct D2: Instantiable { @Forwarded let `self2`: [ Int : ( String , Int? ) ] ; @Received let text : String }
//: App/Regexes.swift
import Heirloom

func matches(_ text: String) -> Bool { text.contains(#/@Instantiable[{}"]*/#) || text.contains(/\{+"/) }
@Instantiable struct E: Instantiable { var pattern: Regex<Substring> { /"@Received\/"/ }; @Received let a: A; var div: Int { a.hits / 2 / 1 } }
struct Quote { let s = "\("{" + "\("}")")" }
@Instantiable struct App: Instantiable { @Instantiated let a: A; @Instantiated let d: Instantiator<D>; @Instantiated let e: E }
//: App/main.swift
let app = App(); let d = app.d.instantiate(text: "t"); d.a.hits += 4
print(d.c.b.text, d.c.a === app.a, app.e.div, d.builder.instantiate(self2: [1: ("x", nil)]).text, matches("{\""))
//: prints
// t true 2 t true
