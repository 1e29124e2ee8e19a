import { periodType } from '@shouya/noun/period'
import { longerPeriods } from '../../taskType/rules.ts'
import { taskAssignment } from '../noun.ts'

const list = (filters: Record<string, string>) =>
  `${taskAssignment.route}?${new URLSearchParams({ tab: 'tasks', ...filters })}`

/** The list of the daily tasks of a day. */
export const tasksOf = (day: string): string =>
  list({ period_type: String(periodType.day), begin_date: day, end_date: day })

/** The list of the tasks of longer periods. */
export const periodTasks = (): string => list({ period_type: longerPeriods.join(',') })
