import type { People } from './browser.ts'
import { everyPage } from './everyPage.ts'
import { paleTexts } from './violations.ts'

/** Text on and next to this colour is hardest to read. */
const hardest = '#fadb14'

/**
 * Checks every page in colours of the palette in each mode (design section 12), and its overlays in the hardest colour.
 */
export function everyColour(people: People, colours: readonly string[]): void {
  for (const color of colours)
    for (const mode of ['night', 'dark', 'light'])
      everyPage(
        `every text can be read in ${color} ${mode}`,
        people,
        { setting: { theme: { color, mode } } },
        paleTexts,
        color === hardest ? undefined : 'pages',
      )
}
