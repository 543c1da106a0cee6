// This target only supplies symbols that the Embedded Swift runtime asks for.
