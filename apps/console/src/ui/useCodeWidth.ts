import { useLongestLabel } from './useLongestLabel.ts'

/** The widths of a letter in a cell, and of its paddings. */
const LETTER = 8
const AROUND = 20

/** The width of a column that shows words of a dictionary as text. */
export const useCodeWidth = (dict: string, least: number): number =>
  Math.max(least, useLongestLabel(dict) * LETTER + AROUND)
