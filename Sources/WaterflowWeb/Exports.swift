// Styles, paths, updates and states are the layout's and the engine's, and all
// of them stand in the view's own interface: who imports the view has them.
@_exported import WaterflowEngine
@_exported import WaterflowLayout
