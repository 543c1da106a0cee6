// What shows and scrolls, in lanes, and measures: all of it is called by the page.

import ElementMeasures
import ElementModule
