// What shows and scrolls, in lanes: all of it is called by the page.

import ElementModule
