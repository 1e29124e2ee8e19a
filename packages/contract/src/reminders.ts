import CN, { type MessageKey } from './messages/CN.ts'

/** The codes of reminders follow from their texts: `remind.{code}.title` and `.content` in the messages. */
export type RemindCode = MessageKey extends infer K ? (K extends `remind.${infer Code}.title` ? Code : never) : never

/** Every reminder that the product sends itself. */
export const remindCodes = Object.keys(CN).flatMap((key) => {
  const [, code] = /^remind\.(\w+)\.title$/.exec(key) ?? []
  return code === undefined ? [] : [code as RemindCode]
})

/** Dictionary remind_trigger (domain 6.1). */
export const remindTrigger = {
  taskDue: 1,
  taskOverdue: 2,
  certificate: 3,
  rectification: 4,
  visitor: 5,
  key: 6,
  approval: 7,
  escort: 8,
  fault: 9,
  archive: 10,
  date: 11,
} as const

const DAY = 1440

type Delivered = { readonly trigger?: number; readonly advance?: readonly number[] }

/**
 * What the delivered rules know beside their texts: their trigger, and of those that read it from their rule when they remind,
 * in minutes before the moment. Others are sent by the action that they report.
 */
export const deliveredReminds: Readonly<Partial<Record<RemindCode, Delivered>>> = {
  task_due: { trigger: remindTrigger.taskDue },
  task_overdue: { trigger: remindTrigger.taskOverdue },
  task_escalated: { trigger: remindTrigger.taskOverdue },
  escort_cert: { trigger: remindTrigger.certificate, advance: [30 * DAY, 7 * DAY, DAY] },
  escort_certs: { trigger: remindTrigger.certificate },
  vendor_contract: { trigger: remindTrigger.certificate, advance: [30 * DAY, 7 * DAY, DAY] },
  vendor_qualification: { trigger: remindTrigger.certificate },
  agent_contract: { trigger: remindTrigger.certificate, advance: [30 * DAY, 7 * DAY, DAY] },
  agent_product_end: { advance: [30 * DAY, 7 * DAY, DAY] },
  equipment_maint: { advance: [7 * DAY, DAY] },
  equipment_warranty: { advance: [30 * DAY, 7 * DAY] },
  escort_stopped: { trigger: remindTrigger.certificate },
  escort_suspended: { trigger: remindTrigger.certificate },
  conference_begin: { advance: [DAY, 30] },
  issue_due: { advance: [DAY, 120] },
  meeting_todo: { advance: [DAY] },
  rectify_due: { trigger: remindTrigger.rectification, advance: [DAY] },
  rectify_overdue: { trigger: remindTrigger.rectification },
  visitor_overdue: { trigger: remindTrigger.visitor },
  key_overdue: { trigger: remindTrigger.key },
  approval_due: { trigger: remindTrigger.approval },
  escort_plan_changed: { trigger: remindTrigger.escort },
  escort_plan_cancelled: { trigger: remindTrigger.escort },
  fault_escalated: { trigger: remindTrigger.fault },
  archive_expired: { trigger: remindTrigger.archive },
}

/** A place of a text: `{name}` or `{count, one|other}`. */
const PLACE = /\{(\w+)(?:, [^{}]+)?\}/g

/** The variables of a text, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name]) => name ?? '')),
]

/** Whether a text has braces that are no place. */
export const hasLooseBraces = (text: string): boolean => /[{}]/.test(text.replace(PLACE, ''))

/** What the standard texts of a reminder say of its subject; own texts may say the same. */
export const variablesOf = (code: RemindCode): string[] =>
  variablesIn(`${CN[`remind.${code}.title` as MessageKey]} ${CN[`remind.${code}.content` as MessageKey]}`)
