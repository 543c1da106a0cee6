// What shows and scrolls, in lanes and in rows: all of it is called by the page.

import ElementModule
import ElementRows
