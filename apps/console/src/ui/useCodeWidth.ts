import { longestWord } from './longestWord.ts'
import { useDict } from './useDict.ts'

/** The widths of a letter in a cell, and of its paddings. */
const LETTER = 8
const AROUND = 20

/** The width of a column that shows words of a dictionary as text: they may wrap, but none is cut. */
export function useCodeWidth(dict: string, least: number): number {
  const labels = useDict(dict).map(({ label }) => label)
  return Math.max(least, longestWord(labels) * LETTER + AROUND)
}
