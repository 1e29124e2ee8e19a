import type { Lang } from '@shouya/contract/messages'
import { partsOfPeriod, periodType } from '@shouya/noun/period'

const { month, quarter, half, year: yearly } = periodType

type Word = 'day' | 'month' | 'quarter' | 'firstHalf' | 'secondHalf' | 'year'
type Words = { word: Word; params: { year: number; part: string; day: string } }

/** The text `taskAssignment.period.*` with its parameters that names a period; English calls months by their names. */
export function periodWords(lang: Lang, periodKey: string): Words {
  const { type, year, part } = partsOfPeriod(periodKey)
  const params = { year, part: String(part), day: periodKey }
  switch (type) {
    case month:
      return { word: 'month', params: { ...params, part: lang === 'US' ? monthName(part) : params.part } }
    case quarter:
      return { word: 'quarter', params }
    case half:
      return { word: part === 1 ? 'firstHalf' : 'secondHalf', params }
    case yearly:
      return { word: 'year', params }
    default:
      return { word: 'day', params }
  }
}

const monthName = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1))
