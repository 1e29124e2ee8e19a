import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { paleTexts } from '../support/violations.ts'

const people = useBrowser()

/** All colours in all modes (design section 12) take half an hour: a gate of their own. */
const looks = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'].flatMap(
  (color) => ['dark', 'light', 'night'].map((mode) => ({ color, mode })),
)

for (const theme of looks)
  everyPage(`every text can be read in ${theme.color} ${theme.mode}`, people, { setting: { theme } }, paleTexts)
