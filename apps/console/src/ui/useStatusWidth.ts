import { longestWord } from './longestWord.ts'
import { useDict } from './useDict.ts'

/** The widths of a letter in a tag, and of what surrounds the letters: shape, gap, the paddings of tag and cell. */
const LETTER = 7
const AROUND = 44

/** The width of a column of states: a tag may wrap, but no word of its dictionary is cut. */
export function useStatusWidth(dict: string, least: number): number {
  const labels = useDict(dict).map(({ label }) => label)
  return Math.max(least, longestWord(labels) * LETTER + AROUND)
}
