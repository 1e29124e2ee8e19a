import { longestWord } from './longestWord.ts'
import { useDict } from './useDict.ts'

/** The length of the longest word in the labels of a dictionary: labels wrap, but no word of them is to be cut. */
export const useLongestLabel = (dict: string): number => longestWord(useDict(dict).map(({ label }) => label))
