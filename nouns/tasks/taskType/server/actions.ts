import { failAt } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import * as TaskType from '../contract.ts'
import { fitsPeriod, reachOf } from '../rules.ts'
import { type RemindRule, remindRuleOf } from './rules.ts'

export const taskType = handle(TaskType, {
  async GetList({ db }) {
    const rows = await db.selectFrom('task_type').selectAll().orderBy('sort').execute()
    return rows.map((row) => ({
      ...row,
      dept_filter: row.dept_filter === null ? null : 'guarded',
      owed_by: row.owed_by === 'branch' ? 'branch' : 'unit',
      remind_rule: remindRuleOf(row),
    }))
  },

  async Save(ctx, { id, version, ...fields }) {
    const before = await findSeen(ctx, 'task_type', { id, version })
    if (!fitsPeriod(fields.deadline_rule, before.period_type)) failAt('deadline_rule', 'taskType.refused.rule')
    checkReminders(fields.remind_rule, before.period_type)
    const stored = { ...fields, remind_rule: JSON.stringify(fields.remind_rule) }
    const saved = await updateRow(ctx, 'task_type', id, stored)
    const { name_cn, name_hk, name_us, deadline_rule, required, status } = before
    ctx.note({
      table: 'task_type',
      id,
      before: {
        ...{ name_cn, name_hk, name_us, deadline_rule, required, status },
        remind_rule: JSON.stringify(before.remind_rule),
      },
      after: stored,
      message: before.task_code,
    })
    return saved
  },
})

/** Reminders have to be near the deadline and in the order of their minutes, since they are sent one after the other. */
function checkReminders(rules: readonly RemindRule[], period: number): void {
  for (const [index, { minutes }] of rules.entries()) {
    if (Math.abs(minutes) > reachOf(period))
      failAt(`remind_rule.${index}.minutes`, 'taskType.refused.remindReach', { max: reachOf(period) / (24 * 60) })
    const last = rules[index - 1]
    if (last && last.minutes >= minutes) failAt(`remind_rule.${index}.minutes`, 'taskType.refused.remindOrder')
  }
}
