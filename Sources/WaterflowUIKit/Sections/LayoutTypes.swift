import WaterflowLayout

// Apple's headers have types of these names too, in global scope. Declared
// here, the layout's are meant everywhere in this module.
typealias Point = WaterflowLayout.Point
typealias Rect = WaterflowLayout.Rect
typealias Size = WaterflowLayout.Size
