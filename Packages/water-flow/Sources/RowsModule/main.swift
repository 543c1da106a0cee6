// What shows and scrolls, in lanes and in rows, and measures: all of it is called
// by the page.

import ElementMeasures
import ElementModule
import ElementRows
