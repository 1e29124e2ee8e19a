import { type Lang, message } from '@shouya/contract/messages'
import { periodWords } from '../periodWords.ts'

/** What a period is called in a language: a day by its date, `2026年3月`, `Q1 2026`. */
export function periodName(lang: Lang, periodKey: string): string {
  const { word, params } = periodWords(lang, periodKey)
  return message(lang, `taskAssignment.period.${word}`, params)
}
