import { longestWord } from './longestWord.ts'
import { foldActions } from './RowActions.tsx'

/** Chinese characters are as wide as the font is high, letters about half of that. */
const width = (text: string) => [...text].reduce((sum, char) => sum + (char > '⺀' ? 14 : 7.5), 12)

/** Longer texts wrap. */
const LINE = 98
const broken = (text: string) => Math.max(Math.min(width(text), LINE), longestWord([text]) * 7.5 + 12)

/** The width of the longest set of actions on a page, so that nothing is cut and no room is wasted. */
export function actionsWidth(lists: readonly (readonly { text: string }[])[], title: string, more: string): number {
  const widths = lists.map((list) => {
    const direct = foldActions(list, true)
    const texts = direct.map(({ text }) => text)
    return (direct.length < list.length ? [...texts, `${more}..`] : texts).reduce((sum, text) => sum + broken(text), 8)
  })
  return Math.max(width(title) + 8, ...widths)
}
