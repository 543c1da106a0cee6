// As UIKit documents: importing UIKit brings Foundation along.
@_exported import Foundation
