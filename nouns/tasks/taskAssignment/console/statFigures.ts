import { useCan } from '@shouya/console/api/can.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { PagesContext } from '@shouya/console/ui/page/PagesContext.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { figuresOfType } from '../noun.ts'
import { percent } from './statRow.ts'
import {
  type Behind,
  type FigureKey,
  type qualityFigures,
  qualityRates,
  type taskFigures,
  taskRates,
  wayBehind,
} from './statWays.ts'

type Stat = DataOf<'TaskAssignment/GetStat'>
export type StatRow = Stat['rows'][number]
type Numbers = Omit<Stat['sum'], 'types'> & { types: Partial<Stat['sum']['types']> }

export type UnitOfStat = Pick<StatRow, 'dept_id' | 'dept_name'>

export const statViews = ['sum', 'types', 'quality', 'days'] as const
export type StatView = (typeof statViews)[number]

export type Figure = {
  key: string
  title: string
  text: (of: Numbers) => string | number
  /** What it is sorted by; where there is nothing, behind all others. */
  order: (of: Numbers) => number
  /** The records behind it of a unit, of all without one; undefined where there are none or the user may not see them. */
  way: (of: Numbers, dept_id: number | undefined) => string | undefined
}
/** The figures of a task type, which has the sum of them as its own. */
export type FigureGroup = Figure & { figures: readonly Figure[] }

const sums = ['total', 'done', 'done_late', 'overdue', 'open', 'exempt', ...taskRates] as const
const BEHIND = 2

type TaskKey = (typeof taskFigures)[number] | (typeof taskRates)[number] | 'abnormal'
const isRate = (key: FigureKey): key is (typeof taskRates)[number] | (typeof qualityRates)[number] =>
  [...taskRates, ...qualityRates].some((rate) => rate === key)

/** What each view of the statistics shows (domain 7.2): the tasks, the tasks by type, and what was found and handed over. */
export function useStatFigures({ sum }: Stat, days: Behind['days'], code: string | undefined) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const can = useCan()
  const pages = use(PagesContext)
  const { data: types } = useRead('TaskType/GetList', {}, { staleTime: 5 * 60_000 })

  const figure = (key: FigureKey, number: (of: Numbers) => number | null | undefined, task_code?: string): Figure => ({
    key: task_code ? `${task_code}_${key}` : key,
    title: t(`taskAssignment.stat.field.${key}`),
    text: (of) => (isRate(key) ? percent(number(of) ?? null) : (number(of) ?? '-')),
    order: (of) => number(of) ?? BEHIND,
    way: (of, dept_id) =>
      number(of) ? wayBehind(key, { days, dept_id, task_code: task_code ?? code }, pages, can) : undefined,
  })
  const ofTasks = (key: TaskKey, of: Numbers['types'][string]) =>
    key === 'reported' ? of && of.done + of.done_late : of?.[key]
  const quality = (key: (typeof qualityFigures)[number] | (typeof qualityRates)[number]) => figure(key, (of) => of[key])

  const groupOf = ({ task_code, ...names }: NonNullable<typeof types>[number]): FigureGroup => ({
    ...figure('completion', (of) => of.types[task_code]?.completion, task_code),
    title: label(lang, names.name_cn, names.name_hk, names.name_us),
    text: (of) => {
      const own = of.types[task_code]
      return own ? `${percent(own.completion)} (${own.done + own.done_late}/${own.total - own.exempt})` : '-'
    },
    figures: figuresOfType(task_code).map((key) => figure(key, (of) => ofTasks(key, of.types[task_code]), task_code)),
  })
  const views: Record<StatView, Figure[]> = {
    sum: sums.map((key) => figure(key, (of) => of[key])),
    types: [quality('abnormal'), ...qualityRates.map(quality)],
    quality: [
      quality('abnormal'),
      quality('rectify_total'),
      quality('rectify_rate'),
      quality('runs'),
      quality('on_time_rate'),
      quality('handed'),
      quality('consistent_rate'),
    ],
    days: [figure('done_late', (of) => of.done_late), figure('overdue', (of) => of.overdue)],
  }
  return { views, groups: (types ?? []).filter(({ task_code }) => sum.types[task_code]).map(groupOf) }
}
