// The gallery: starts what the page that loads this module has room for.

import WaterflowWeb

if Element(id: "live-view") != nil {
  LivePage()?.start()
} else if Element(id: "sections") != nil {
  SectionsPage()?.start()
} else {
  Gallery()?.start()
}
