import { action } from '@shouya/contract/action'
import { dictCode, id, saved, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { taskType } from './noun.ts'
import { remindTo } from './rules.ts'

const { off, on } = taskType.states.codes

/** Only head office has `enable` on the page `remind`, which changes task types (domain 5.1). */
const grant = grantOf(taskType)

/**
 * Of a daily task `HH:mm`, or one of the unit's times with minutes more or less: `opening`, `deliver+60m`. Of a longer period
 * so many days after its end, `+3d`, or of a year one of its days, `12-15`.
 */
const deadlineRule = z
  .string()
  .regex(
    /^(([01]\d|2[0-3]):[0-5]\d|(opening|begin|end|closing|deliver|collect)([+-]\d{1,3}m)?|\+\d{1,3}d|(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/,
  )

/** A reminder so many minutes after the deadline (before it: below 0): at most two days, of a longer period thirty. */
const remindRule = z
  .array(
    z.strictObject({
      minutes: z.int().min(-43_200).max(43_200),
      to: z.array(z.enum(remindTo)).min(1).max(remindTo.length),
    }),
  )
  .max(6)

export const taskTypeRow = z.object({
  id,
  version,
  ...listFields(taskType),
  /** Dictionary period_type: 1 day, 3 month, 4 quarter, 5 half-year, 6 year. */
  period_type: dictCode,
  /** Dictionary dept_type: the types of units that owe it, or for which their branch owes it. */
  dept_types: z.array(dictCode),
  /** Of these units only those with a guard on post; null: all. */
  dept_filter: z.literal('guarded').nullable(),
  /** Who has to do it: the unit, or the security people of its branch. */
  owed_by: z.enum(['unit', 'branch']),
  deadline_rule: z.string(),
  remind_rule: remindRule,
  page_path: z.string(),
})

/** Every task type: those of the day in its order, then those of longer periods. */
export const GetList = action('TaskType', 'GetList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'report_daily', operation: 'query' }] },
  in: z.strictObject({}),
  out: z.array(taskTypeRow),
})

/**
 * Names, deadline, reminders and whether it is on. What is already due keeps its deadline; reminders go by the new rule.
 * 1001 a rule that does not parse or does not fit the type of period, reminders that are too far from the deadline or not in
 * the order of their minutes.
 */
export const Save = action('TaskType', 'Save', {
  kind: 'write',
  access: grant('enable'),
  in: z.strictObject({
    id,
    version,
    ...enteredFields(taskType),
    deadline_rule: deadlineRule,
    remind_rule: remindRule,
    /** Off: no new tasks of the type. */
    status: z.union([z.literal(off), z.literal(on)]),
  }),
  out: saved,
})
