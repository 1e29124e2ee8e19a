import { useBrowser } from '../support/browser.ts'
import { everyColour } from '../support/everyColour.ts'

// Split into two files, so that two workers share the time.
everyColour(useBrowser(), ['#3eaf7c', '#13c2c2', '#1890ff', '#722ed1'])
