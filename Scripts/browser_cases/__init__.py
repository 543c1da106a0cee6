"""The cases of the browser-made expectations, by layout."""
