import { useBrowser } from '../support/browser.ts'
import { everyColour } from '../support/everyColour.ts'

everyColour(useBrowser(), 'light')
