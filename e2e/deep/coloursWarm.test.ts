import { useBrowser } from '../support/browser.ts'
import { everyColour } from '../support/everyColour.ts'

// In two files, which two workers share.
everyColour(useBrowser(), ['#f5222d', '#fa541c', '#fadb14', '#eb2f96'])
