import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { percent } from './statRow.ts'

type Stat = DataOf<'TaskAssignment/GetStat'>
export type StatRow = Stat['rows'][number]
type Numbers = Stat['sum']

export type UnitOfStat = Pick<StatRow, 'dept_id' | 'dept_name'>

export const statViews = ['sum', 'types', 'quality', 'days'] as const
export type StatView = (typeof statViews)[number]

type Figure = {
  key: string
  title: string
  text: (of: Numbers) => string | number
  /** What it is sorted by; where there is nothing, behind all others. */
  order: (of: Numbers) => number
}

const counts = ['total', 'done', 'done_late', 'overdue', 'open', 'exempt'] as const
const rates = ['completion', 'timely'] as const
const BEHIND = 2

/** What each view of the statistics shows (domain 7.2): the tasks, the tasks by type, and what was found and handed over. */
export function useStatFigures({ sum }: Stat): Record<StatView, Figure[]> {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data: types } = useRead('TaskType/GetList', {}, { staleTime: 5 * 60_000 })
  const count = (key: (typeof counts)[number] | 'abnormal' | 'rectify_total' | 'runs' | 'handed'): Figure => ({
    key,
    title: t(`taskAssignment.stat.field.${key}`),
    text: (of) => of[key],
    order: (of) => of[key],
  })
  const rate = (key: (typeof rates)[number] | 'rectify_rate' | 'on_time_rate' | 'consistent_rate'): Figure => ({
    key,
    title: t(`taskAssignment.stat.field.${key}`),
    text: (of) => percent(of[key]),
    order: (of) => of[key] ?? BEHIND,
  })
  const type = ({ task_code, ...names }: NonNullable<typeof types>[number]): Figure => ({
    key: task_code,
    title: label(lang, names.name_cn, names.name_hk, names.name_us),
    text: (of) => {
      const own = of.types[task_code]
      return own ? `${percent(own.completion)} (${own.done + own.done_late}/${own.total - own.exempt})` : '-'
    },
    order: (of) => of.types[task_code]?.completion ?? BEHIND,
  })
  return {
    sum: [...counts.map(count), ...rates.map(rate)],
    types: (types ?? []).filter(({ task_code }) => sum.types[task_code]).map(type),
    quality: [
      count('abnormal'),
      count('rectify_total'),
      rate('rectify_rate'),
      count('runs'),
      rate('on_time_rate'),
      count('handed'),
      rate('consistent_rate'),
    ],
    days: [count('done_late'), count('overdue')],
  }
}
