import Testing

/// Conversions of values to other types in generated code.
@Suite struct ConversionGenerationTests {
    /// A local has a type annotation if its value is of another type.
    @Test func conversionsHaveTypeAnnotations() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            class Place {}

            @Instantiable
            final class Square: Place, Instantiable {}

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shop: Shop
                @Instantiated let optionalShop: Shop?
                @Instantiated let unwrappedShop: Shop!
                @Instantiated(fulfilledByType: "Shop") let vendor: any Vendor
                @Instantiated(fulfilledByType: "Shop") let optionalVendor: (any Vendor)?
                @Instantiated(fulfilledByType: "Square") let place: Place
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let shop = Shop()
                        let optionalShop: Shop? = Shop()
                        let unwrappedShop: Shop? = Shop()
                        let vendor: any Vendor = Shop()
                        let optionalVendor: (any Vendor)? = Shop()
                        let place: Place = Square()
                        self.init(
                            shop: shop,
                            optionalShop: optionalShop,
                            unwrappedShop: unwrappedShop,
                            vendor: vendor,
                            optionalVendor: optionalVendor,
                            place: place
                        )
                    }
                }

                """
        )
    }

    /// A value is wrapped where it is built.
    @Test func wrappersAreCalled() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            @Instantiable
            final class Market: Instantiable {
                @Instantiated(fulfilledByType: "Shop", erasedToConcreteExistential: true)
                let vendor: AnyVendor
                @Instantiated(fulfilledByType: "Shop", erasedToConcreteExistential: true)
                let optionalVendor: AnyVendor?
                @Instantiated(fulfilledByType: "Shop", erasedToConcreteExistential: true)
                let vendorBuilder: ErasedInstantiator<Void, AnyVendor>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let vendor = AnyVendor(Shop())
                        let optionalVendor: AnyVendor? = AnyVendor(Shop())
                        let vendorBuilder = ErasedInstantiator<Void, AnyVendor> {
                            AnyVendor(Shop())
                        }
                        self.init(vendor: vendor, optionalVendor: optionalVendor, vendorBuilder: vendorBuilder)
                    }
                }

                """
        )
    }

    /// An instantiator is spelled like its property, without any optional around it.
    @Test func buildersAreSpelledAsDeclared() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            typealias VendorBuilder = ErasedInstantiator<(), any Vendor>

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shopBuilder: Instantiator<Shop>?
                @Instantiated(fulfilledByType: "Shop") let vendorBuilder: VendorBuilder
                @Instantiated(fulfilledByType: "Shop") let sendableBuilder: SendableErasedInstantiator<(), any Vendor>?
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let shopBuilder: Instantiator<Shop>? = Instantiator<Shop> {
                            Shop()
                        }
                        let vendorBuilder = VendorBuilder {
                            Shop()
                        }
                        let sendableBuilder: SendableErasedInstantiator<(), any Vendor>? = SendableErasedInstantiator<(), any Vendor> {
                            Shop()
                        }
                        self.init(shopBuilder: shopBuilder, vendorBuilder: vendorBuilder, sendableBuilder: sendableBuilder)
                    }
                }

                """
        )
    }

    /// A renamed dependency is a local that converts the value.
    @Test func renamedDependenciesAreConverted() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shop: Shop
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let store: Shop
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let vendor: any Vendor
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let optionalVendor: (any Vendor)?
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self, erasedToConcreteExistential: true)
                let anyVendor: AnyVendor
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self, erasedToConcreteExistential: true)
                let optionalAnyVendor: AnyVendor?
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let shop = Shop()
                        let store = shop
                        let vendor: any Vendor = shop
                        let optionalVendor: (any Vendor)? = shop
                        let anyVendor = AnyVendor(shop)
                        let optionalAnyVendor: AnyVendor? = AnyVendor(shop)
                        self.init(
                            shop: shop,
                            store: store,
                            vendor: vendor,
                            optionalVendor: optionalVendor,
                            anyVendor: anyVendor,
                            optionalAnyVendor: optionalAnyVendor
                        )
                    }
                }

                """
        )
    }

    /// A dependency that is never provided is a literal `nil`; one that is provided somewhere is passed as an optional.
    @Test func unavailableValuesAreNil() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            @Instantiable
            final class Stall: Instantiable {
                @Received(onlyIfAvailable: true) let shop: Shop?
                @Received(onlyIfAvailable: true) let vendor: (any Vendor)?
                @Received(
                    fulfilledByDependencyNamed: "shop",
                    ofType: Shop.self,
                    erasedToConcreteExistential: true,
                    onlyIfAvailable: true
                )
                let anyVendor: AnyVendor?
            }

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shop: Shop
                @Instantiated let stall: Stall
            }

            @Instantiable
            final class Fair: Instantiable {
                @Instantiated let stallBuilder: Instantiator<Stall>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Fair {
                    convenience init() {
                        let stallBuilder = Instantiator<Stall> {
                            Fair.heirloomMakeStall(shop: nil)
                        }
                        self.init(stallBuilder: stallBuilder)
                    }

                    private static func heirloomMakeStall(shop: Shop?) -> Stall {
                        let anyVendor = shop.map { AnyVendor($0) }
                        return Stall(shop: shop, vendor: nil, anyVendor: anyVendor)
                    }
                }

                extension Market {
                    convenience init() {
                        let shop = Shop()
                        let stall = Market.heirloomMakeStall(shop: shop)
                        self.init(shop: shop, stall: stall)
                    }

                    private static func heirloomMakeStall(shop: Shop?) -> Stall {
                        let anyVendor = shop.map { AnyVendor($0) }
                        return Stall(shop: shop, vendor: nil, anyVendor: anyVendor)
                    }
                }

                """
        )
    }
}
