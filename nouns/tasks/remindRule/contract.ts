import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, keysetQuery, line, nothing, saved, version } from '@shouya/contract/fields'
import { deleteAction } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { remindRule } from './noun.ts'
import { MOST_ADVANCE } from './rules.ts'

const grant = grantOf(remindRule)

/** Whom a rule reminds: whom the record itself names (`standard`), and employees of the record's unit or above it. */
const receivers = z.strictObject({
  standard: z.boolean(),
  duty: z.boolean(),
  leader: z.boolean(),
  branch: z.boolean(),
  /** Codes of roles. */
  roles: z.array(z.string().regex(/^[a-z_]{1,30}$/)).max(20),
})

/** Minutes before (triggers 1, 3, 4) or after the moment, at most ninety days. */
const advance = z.array(z.int().min(0).max(MOST_ADVANCE)).max(5)

/** Dictionary remind_channel: always 1 in the console, 2 SMS, 3 mail. */
const channels = z
  .array(z.literal([1, 2, 3]))
  .min(1)
  .max(3)

export const remindRuleRow = z.object({
  id,
  version,
  ...listFields(remindRule),
  /** One that the product sends itself: it can be changed and turned off, not deleted. */
  delivered: z.boolean(),
  /** The words that it has without own ones, in the caller's language; empty of a rule that somebody made. */
  standard_title: z.string(),
  standard_content: z.string(),
  task_code: z.string().nullable(),
  advance,
  receivers,
  channels,
  dept_id: id.nullable(),
  dept_name: z.string().nullable(),
  /** What its words can say, as `{name}`. */
  variables: z.array(z.string()),
  /** Its `advance` is read: of a delivered rule in whole days. */
  timed: z.boolean(),
  /** It can be sent by hand. */
  sendable: z.boolean(),
  /** The caller may change it: rules for the whole bank are those of head office. */
  changeable: z.boolean(),
  /** The next five dates of `cron`. */
  next_dates: z.array(datetime),
  sent_time: datetime.nullable(),
})

/** The delivered rules, and those for the whole bank or for units in scope. */
export const GetList = action('EventsRemind', 'GetList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(remindRuleRow),
})

const words = {
  title_cn: line(100).nullable().default(null),
  content_cn: line(500).nullable().default(null),
}

/**
 * A new rule, on at once, or changes of one. Of a delivered rule words, receivers, channels and, where it reads it, advance
 * are changed, its other fields stay. `remind_code` is written large and taken once (1003).
 * 1001 at the field: words with a variable that the trigger does not have or with loose braces, a half of a language's words,
 * nobody to remind, a trigger without records yet, a role or type of task that does not exist, a line of cron that is not one
 * or is due more often than hourly. 403 a rule for the whole bank or units out of scope; 1005 another version.
 */
export const Save = action('EventsRemind', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    remind_code: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{2,29}$/)
      .optional(),
    ...enteredFields(remindRule),
    task_code: line(20).nullable().default(null),
    advance: advance.default([]),
    receivers,
    channels: channels.default([1]),
    /** Null: the whole bank. */
    dept_id: id.nullable().default(null),
  }),
  out: saved,
})

/** Turns a rule on or off: what is off is not sent. */
export const Enable = action('EventsRemind', 'Enable', {
  kind: 'write',
  access: grant('enable'),
  in: z.strictObject({ id, version, status: z.literal([0, 1]) }),
  out: saved,
})

/** Removes a rule that somebody made. 1004 a delivered one. */
export const Delete = deleteAction(remindRule)

/**
 * Words as they would be sent, of the latest open records of the trigger in the caller's scope whose register they may query,
 * or of which they are reminded themselves; of other reminders the latest that the caller got. At most three; without any one
 * example, whose values are the names of the variables. Nothing is sent. 1001 as Save.
 */
export const Preview = action('EventsRemind', 'Preview', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({
    /** A rule that exists, or the trigger of a new one. */
    id: id.optional(),
    trigger: dictCode.min(1).max(11).optional(),
    task_code: line(20).nullable().default(null),
    dept_id: id.nullable().default(null),
    ...words,
  }),
  out: z.array(
    z.object({
      title: z.string(),
      content: z.string(),
      /** Not a record: its values are names of variables. */
      example: z.boolean(),
    }),
  ),
})

/** The next five dates of a line of cron in the business time zone. 1001 as Save. */
export const GetDates = action('EventsRemind', 'GetDates', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ cron: line(60, 1) }),
  out: z.array(datetime),
})

/**
 * Sends a rule now, of the records in the caller's scope that it would remind of: before the moment those of the time ahead
 * that it looks, after it those of the last thirty days; at most a thousand. Once in ten minutes (1004); 1004 a rule that is
 * off or that an action sends. `reached`: people who got at least one.
 */
export const SendNow = action('EventsRemind', 'SendNow', {
  kind: 'write',
  access: grant('send_now'),
  in: z.strictObject({ id }),
  out: z.object({ records: z.int(), reached: z.int() }),
})

/** Sends the caller a message by SMS (2) or mail (3), also if the channel is off; the result stands in its log. */
export const TestChannel = action('EventsRemind', 'TestChannel', {
  kind: 'write',
  access: { id: 'sys_setting', operation: 'edit' },
  in: z.strictObject({ channel: z.literal([2, 3]) }),
  out: nothing,
})

export const deliveryRow = z.object({
  id,
  remind_code: z.string(),
  /** The name of the rule: of a delivered one its standard title. */
  rule: z.string(),
  receiver_name: z.string(),
  dept_name: z.string(),
  channel: dictCode,
  /** Masked; empty until it was tried. */
  address: z.string(),
  /** 0 waits, 1 being sent, 2 sent, 3 failed, 4 left out. */
  status: z.int().min(0).max(4),
  attempts: z.int(),
  /** Why not: a word (`off`, `left`, `noAddress`, `noServer`, `settled`, `limit`) or what the other side said. */
  error: z.string().nullable(),
  create_time: datetime,
  sent_time: datetime.nullable(),
})

/** What went to people in scope by SMS and mail, newest first; 180 days. `keywords`: the name of the receiver. */
export const GetDeliveryList = action('EventsRemind', 'GetDeliveryList', {
  kind: 'read',
  access: grant('query'),
  list: 'keyset',
  in: keysetQuery({
    channel: z.literal([2, 3]).optional(),
    status: z.array(z.int().min(0).max(4)).max(5).optional(),
  }),
  out: deliveryRow,
})
