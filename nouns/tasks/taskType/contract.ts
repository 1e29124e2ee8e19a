import { action } from '@shouya/contract/action'
import { dictCode, id, saved, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { taskType } from './noun.ts'
import { remindTo } from './rules.ts'

const { off, on } = taskType.states.codes

/** Only head office has `enable` on the page `remind`, which changes task types (domain 5.1). */
const grant = grantOf(taskType)

/** `HH:mm`, or one of the unit's times with minutes more or less: `opening`, `deliver+60m`. */
export const deadlineRule = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|(opening|begin|end|closing|deliver|collect)([+-]\d{1,3}m)?)$/)

/** A reminder so many minutes after the deadline (before it: below 0), at most two days. */
const remindRule = z
  .array(
    z.strictObject({
      minutes: z.int().min(-2880).max(2880),
      to: z.array(z.enum(remindTo)).min(1).max(remindTo.length),
    }),
  )
  .max(6)

export const taskTypeRow = z.object({
  id,
  version,
  ...listFields(taskType),
  /** Dictionary period_type: 1 day. */
  period_type: dictCode,
  /** Dictionary dept_type: the types of units that owe it. */
  dept_types: z.array(dictCode),
  deadline_rule: z.string(),
  remind_rule: remindRule,
  page_path: z.string(),
})

/** Every task type in the order of the day. */
export const GetList = action('TaskType', 'GetList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'report_daily', operation: 'query' }] },
  in: z.strictObject({}),
  out: z.array(taskTypeRow),
})

/**
 * Names, deadline, reminders and whether it is on. What is already due keeps its deadline; reminders go by the new rule.
 * 1001 a rule that does not parse, reminders that are not in the order of their minutes.
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
