import { periodType } from '@shouya/noun/period'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import { keptRun } from '@shouya/server/core/results/keptRun.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { longerPeriods, reachOf } from '../../taskType/rules.ts'
import { type RemindRule, remindRuleOf } from '../../taskType/server/rules.ts'
import { open, taskStatus as status, taskAssignment } from '../noun.ts'
import { generateDaily, isDayMissing } from './generate.ts'
import { generatePeriods } from './generatePeriods.ts'
import { periodTasks, tasksOf } from './lists.ts'
import { wordsOf } from './wordsOf.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Every ten minutes (job overdue_scan, domain 17.3): what is past its deadline is overdue, and who should know is reminded by
 * the rules of the task's type, each rule once.
 */
export async function scanTasks(services: Pick<Services, 'database' | 'settings'>, now: Date): Promise<void> {
  if (await isDayMissing(services, now)) {
    await keptRun(services, 'gen_daily_task', { made: tasksOf }, now, () => generateDaily(services, now))
    await keptRun(services, 'gen_period_task', { made: periodTasks }, now, () => generatePeriods(services, now))
  }
  await services.database.kysely.transaction().execute(async (tx) => {
    const overdue = await tx
      .updateTable('task_assignment')
      .set({ status: status.overdue, update_time: now, version: sql<number>`version + 1` })
      .where('status', '=', status.todo)
      .where('deadline', '<', moment(now))
      .returning('dept_id')
      .execute()
    const deptIds = [...new Set(overdue.map(({ dept_id }) => dept_id))]
    if (deptIds.length > 0) await notify(tx as unknown as Kysely<Unscoped>, { type: 'duty', deptIds })
    await remindOpen(tx, now)
  })
}

/** Open tasks of some types of period that are as near to their deadline as reminders can be. */
const within = (periods: readonly number[], reach: number, now: Date) =>
  sql<boolean>`(task.period_type = any(${periods}) and task.deadline > ${moment(new Date(now.getTime() - reach - HOUR))}
    and task.deadline < ${moment(new Date(now.getTime() + reach))})`

/** The open tasks with reminders that are not sent yet. */
const remindable = (tx: Kysely<DB>, now: Date) =>
  tx
    .selectFrom('task_assignment as task')
    .innerJoin('task_type as type', 'type.task_code', 'task.task_code')
    .innerJoin('dept', 'dept.id', 'task.dept_id')
    .select(['task.id', 'task.dept_id', 'task.dept_name', 'task.biz_date', 'task.deadline', 'task.status'])
    .select(['task.task_code', 'task.period_type', 'task.period_key', 'type.owed_by'])
    .select([sql<number>`extract(epoch from task.deadline)::float8 * 1000`.as('due')])
    .select(['task.remind_count', 'task.duty_user_id', 'dept.leader_user_id', 'type.remind_rule', 'type.page_path'])
    .select(['type.name_cn', 'type.name_hk', 'type.name_us'])
    .where('task.status', 'in', open)
    .where((eb) =>
      eb.or([
        within([periodType.day], reachOf(periodType.day) * MINUTE, now),
        within(longerPeriods, reachOf(periodType.year) * MINUTE, now),
      ]),
    )
    .where(sql<boolean>`task.remind_count < jsonb_array_length(type.remind_rule)`)
    .orderBy('task.id')
    .forUpdate('task')

type Open = Awaited<ReturnType<ReturnType<typeof remindable>['execute']>>[number]

async function remindOpen(tx: Kysely<DB>, now: Date): Promise<void> {
  const messages: Remind[] = []
  const sent = new Map<number, number[]>()
  const officers = new Map<number, number[]>()
  const branchOf = async (deptId: number) => {
    const userIds = officers.get(deptId) ?? (await securityOf(tx, deptId))
    officers.set(deptId, userIds)
    return userIds
  }
  for (const task of await remindable(tx, now).execute()) {
    const rules = remindRuleOf(task)
    const passed = rules.filter(({ minutes }) => task.due + minutes * MINUTE <= now.getTime()).length
    // After a pause of the server only the last of several due reminders is sent.
    const rule = passed > task.remind_count ? rules[passed - 1] : undefined
    if (!rule) continue
    const branch = isOfBranch(task) || rule.to.includes('branch') ? await branchOf(task.dept_id) : []
    messages.push(messageOf(task, rule, branch))
    sent.set(passed, [...(sent.get(passed) ?? []), task.id])
  }
  for (const [count, ids] of sent)
    await tx.updateTable('task_assignment').set({ remind_count: count }).where('id', 'in', ids).execute()
  await remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
}

/** Its branch has to do it, not the unit whose task it is. */
const isOfBranch = ({ owed_by }: Pick<Open, 'owed_by'>) => owed_by === 'branch'

function messageOf(task: Open, { minutes, to }: RemindRule, branch: readonly number[]): Remind {
  const own = isOfBranch(task)
    ? []
    : [...(to.includes('duty') ? [task.duty_user_id] : []), ...(to.includes('leader') ? [task.leader_user_id] : [])]
  const escalated = to.includes('branch') && !isOfBranch(task)
  return {
    code: minutes < 0 ? 'task_due' : escalated ? 'task_escalated' : 'task_overdue',
    receivers: [...own, ...branch].filter((id) => id !== null),
    params: wordsOf(task),
    link: escalated ? listOf(task) : pageOf(task),
    table: 'task_assignment',
    id: task.id,
    level: minutes < 0 ? 1 : 2,
  }
}

/** What is open of the same unit and period. */
const listOf = ({ dept_id, biz_date, period_type, task_code, period_key }: Open) =>
  `${taskAssignment.route}?tab=tasks&status=${open}&dept_id=${dept_id}&${
    period_type === periodType.day
      ? `begin_date=${biz_date}&end_date=${biz_date}`
      : `task_code=${task_code}&period_key=${period_key}`
  }`

/** The page where it is done, with the records of a longer period. */
const pageOf = ({ page_path, period_type, period_key }: Open) =>
  period_type === periodType.day
    ? page_path
    : `${page_path}${page_path.includes('?') ? '&' : '?'}period_key=${period_key}`
