// The classes of this module are written from the model beside it whenever it is built, as Xcode does it.
@_exported import CoreData
