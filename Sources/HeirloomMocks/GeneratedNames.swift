// Generated code uses these names where something else in a module under test has one of the others.

/// ``Stub``, under a name for generated code.
public typealias HeirloomStub<Arguments, Failure: Error, Result> = Stub<Arguments, Failure, Result>

/// ``AsyncStub``, under a name for generated code.
public typealias HeirloomAsyncStub<Arguments, Failure: Error, Result> = AsyncStub<Arguments, Failure, Result>

/// ``StubbedProperty``, under a name for generated code.
public typealias HeirloomStubbedProperty<Value> = StubbedProperty<Value>

/// ``Handler``, under a name for generated code.
public typealias HeirloomHandler<Function> = Handler<Function>

/// ``MockRequirements``, under a name for generated code.
public typealias HeirloomMockRequirements = MockRequirements

/// ``StaticMock``, under a name for generated code.
public typealias HeirloomStaticMock = StaticMock
