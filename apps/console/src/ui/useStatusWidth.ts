import { useLongestLabel } from './useLongestLabel.ts'

/** The widths of a letter in a tag, and of what surrounds the letters: shape, gap, the paddings of tag and cell. */
const LETTER = 7
const AROUND = 44

/** The width of a column of states, which are tags. */
export const useStatusWidth = (dict: string, least: number): number =>
  Math.max(least, useLongestLabel(dict) * LETTER + AROUND)
