import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { paleTexts } from '../support/violations.ts'

const people = useBrowser()

/** All colours in all modes (design section 12) take half an hour: a gate of their own. */
const looks = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'].flatMap(
  (color) => ['dark', 'light', 'night'].map((mode) => ({ color, mode })),
)

test.each(looks)('every text can be read in $color $mode', async ({ color, mode }) => {
  expect(await everyPage(people, { setting: { theme: { color, mode } } }, paleTexts)).toEqual({})
})
