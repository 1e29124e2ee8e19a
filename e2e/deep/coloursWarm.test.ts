import { useBrowser } from '../support/browser.ts'
import { everyColour } from '../support/everyColour.ts'

// Split into two files, so that two workers share the time.
everyColour(useBrowser(), ['#f5222d', '#fa541c', '#fadb14', '#eb2f96'])
