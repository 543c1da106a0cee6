import WaterflowEngine
import WaterflowLayout

// Apple's headers and Foundation have types of these names too. Declared here,
// the layout's and the engine's are meant everywhere in this module.
typealias Point = WaterflowLayout.Point
typealias Rect = WaterflowLayout.Rect
typealias Size = WaterflowLayout.Size
typealias Operation = WaterflowEngine.Operation
