import { action } from '@shouya/contract/action'
import { dictCode, id, line, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

/** What is due is head office's to say: only it has `enable` on the page `remind` (domain 5.1). */
const grant = (operation: string) => ({ id: 'sys_remind', operation })

/** Who is told: the unit's safety officer (or whom the task names), its head, the branch's security section. */
export const remindTo = ['duty', 'leader', 'branch'] as const

/** The unit's own times: `opening` is its begin less `check.before_open_deadline_min`, `closing` is `check.close_deadline`. */
export const deadlineAnchors = ['opening', 'begin', 'end', 'closing', 'deliver', 'collect'] as const

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
  task_code: z.string(),
  name_cn: z.string(),
  name_hk: z.string(),
  name_us: z.string(),
  /** Dictionary period_type: 1 day. */
  period_type: dictCode,
  /** Dictionary dept_type: which units owe it. */
  dept_types: z.array(dictCode),
  deadline_rule: z.string(),
  remind_rule: remindRule,
  page_path: z.string(),
  required: z.boolean(),
  /** 1 on, 0 off: nothing new is due. */
  status: dictCode,
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
    name_cn: line(50, 1),
    name_hk: line(50, 1),
    name_us: line(50, 1),
    deadline_rule: deadlineRule,
    remind_rule: remindRule,
    required: z.boolean(),
    status: z.union([z.literal(0), z.literal(1)]),
  }),
  out: saved,
})
