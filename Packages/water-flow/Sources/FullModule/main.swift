// What shows and scrolls, and all else: all of it is called by the page.

import ElementFeatures
import ElementMeasures
import ElementModule
import ElementRows
