import type { Page } from '@shouya/console/ui/page/Page.ts'
import { periodType } from '@shouya/noun/period'
import { sessionOf, taskAssignment, taskStatus } from '../noun.ts'

/** The numbers of the statistics that have records behind them. */
export const taskFigures = ['total', 'reported', 'done', 'done_late', 'overdue', 'open', 'exempt'] as const
export const taskRates = ['completion', 'timely'] as const
export const qualityFigures = ['abnormal', 'rectify_total', 'rectify_closed', 'runs', 'handed'] as const
export const qualityRates = ['rectify_rate', 'on_time_rate', 'consistent_rate'] as const
export type FigureKey =
  | (typeof taskFigures)[number]
  | (typeof taskRates)[number]
  | (typeof qualityFigures)[number]
  | (typeof qualityRates)[number]

/** Which days, unit and type a number is of. */
export type Behind = {
  days: { begin_date: string; end_date: string }
  dept_id?: number | undefined
  task_code?: string | undefined
}

const { todo, done, overdue, doneLate, exempt } = taskStatus

/** The states of the tasks behind a number; of a rate those that lower it. */
const taskStates: Readonly<Record<(typeof taskFigures)[number] | (typeof taskRates)[number], readonly number[]>> = {
  total: [],
  reported: [done, doneLate],
  done: [done],
  done_late: [doneLate],
  overdue: [overdue],
  open: [todo],
  exempt: [exempt],
  completion: [todo, overdue],
  timely: [todo, overdue, doneLate],
}

/** The list of a register and its filters behind a number; of a rate what lowers it. */
const registers = {
  abnormal: ['SecurityCheck/GetPageList', { tab: 'abnormal' }],
  rectify_total: ['Rectification/GetPageList', { status: '1,2,3,4' }],
  rectify_closed: ['Rectification/GetPageList', { status: '4' }],
  rectify_rate: ['Rectification/GetPageList', { status: '1,2,3' }],
  runs: ['MoneyBox/GetPageList', { on_time: '1,2,3' }],
  on_time_rate: ['MoneyBox/GetPageList', { on_time: '2,3' }],
  handed: ['MoneyBox/GetPageList', { status: '2,3,4' }],
  consistent_rate: ['MoneyBox/GetPageList', { status: '2,3,4', differs: '1' }],
} as const

const isOfTasks = (key: FigureKey): key is keyof typeof taskStates => key in taskStates

/** The records behind a number; undefined for users who may not open their list. */
export function wayBehind(
  key: FigureKey,
  { days, dept_id, task_code }: Behind,
  pages: readonly Pick<Page, 'path' | 'permission' | 'lists'>[],
  can: (permission: string, operation: string) => boolean,
): string | undefined {
  const where = { ...days, ...(dept_id !== undefined && { dept_id: String(dept_id) }) }
  if (isOfTasks(key)) {
    const status = taskStates[key].join(',')
    const query = { tab: 'tasks', period_type: String(periodType.day), ...where, ...(status && { status }) }
    return `${taskAssignment.route}?${new URLSearchParams({ ...query, ...(task_code && { task_code }) })}`
  }
  const [list, filters] = registers[key]
  const page = pages.find(({ lists }) => lists?.[list] !== undefined)
  if (!page || (page.permission !== null && !can(page.permission, 'query'))) return undefined
  const query = new URLSearchParams(page.lists?.[list])
  const session = key === 'abnormal' && task_code ? sessionOf(task_code) : undefined
  for (const [name, value] of Object.entries({ ...filters, ...where, ...(session && { session }) }))
    query.set(name, value)
  return `${page.path}?${query}`
}
