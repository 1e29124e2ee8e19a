import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { hongKongPhone, lookInHongKong } from '../support/hongKong.ts'

const people = useBrowser()

// The other pages are in e2e/languages.
everyPage(
  'on a Hong Kong phone what opens on a page is in traditional characters, and a thumb hits all',
  people,
  hongKongPhone,
  lookInHongKong,
  'corners',
)
