import type { People } from './browser.ts'
import { everyPage } from './everyPage.ts'
import { paleTexts } from './violations.ts'

const colours = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96']
/** On and beside it, texts are hardest to read. */
const hardest = '#fadb14'

/** Looks at every page in all colours of a mode (design section 12), and at what opens on the pages in the hardest one. */
export function everyColour(people: People, mode: 'dark' | 'light' | 'night'): void {
  for (const color of colours)
    everyPage(
      `every text can be read in ${color} ${mode}`,
      people,
      { setting: { theme: { color, mode } } },
      paleTexts,
      color === hardest ? undefined : 'pages',
    )
}
