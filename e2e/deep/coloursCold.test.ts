import { useBrowser } from '../support/browser.ts'
import { everyColour } from '../support/everyColour.ts'

// In two files, which two workers share.
everyColour(useBrowser(), ['#3eaf7c', '#13c2c2', '#1890ff', '#722ed1'])
