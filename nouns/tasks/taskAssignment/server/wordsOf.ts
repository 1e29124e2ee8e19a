import type { Params } from '@shouya/contract/messages'
import { periodType } from '@shouya/noun/period'
import { periodName } from './periodName.ts'

type Task = {
  name_cn: string
  name_hk: string
  name_us: string
  dept_name: string
  period_type: number
  period_key: string
  /** `YYYY-MM-DD HH:mm:ss` in the business time zone. */
  deadline: string
}

/** What a reminder says of a task: its name, unit, period and deadline; of a daily one the time, of others the day of it. */
export function wordsOf({ name_cn, name_hk, name_us, dept_name, period_type, period_key, deadline }: Task): Params {
  return {
    task_CN: name_cn,
    task_HK: name_hk,
    task_US: name_us,
    dept: dept_name,
    date_CN: periodName('CN', period_key),
    date_HK: periodName('HK', period_key),
    date_US: periodName('US', period_key),
    deadline: period_type === periodType.day ? deadline.slice(11, 16) : deadline.slice(0, 10),
  }
}
