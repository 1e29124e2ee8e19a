import type { Lang } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'

const WORDS = ['and', 'or', 'not', 'true', 'false', 'null'] as const
type Word = (typeof WORDS)[number]

const LANGS: readonly Lang[] = ['CN', 'HK', 'US']

/** The words of formulas: written in the reader's language, accepted in all, so that formulas can be exchanged. */
export const formulaWord = (lang: Lang, word: Word): string => designerText(lang, `formula.${word}`)

const words: ReadonlyMap<string, Word> = new Map(
  WORDS.flatMap((word) => [[word, word] as const, ...LANGS.map((lang) => [formulaWord(lang, word), word] as const)]),
)

export const readWord = (text: string): Word | undefined => words.get(text) ?? words.get(text.toLowerCase())
