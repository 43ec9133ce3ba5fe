public import Combine

// Foundation has these names of Combine's, so that they are found wherever SwiftUI is imported; what
// they consist of is not, where members have to be imported: there Combine has to be as well.

/// An object that says when it is about to change.
public typealias ObservableObject = Combine.ObservableObject

/// A property of an observable object whose changes are announced.
public typealias Published = Combine.Published
