import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Remind } from './reminder.ts'
import { type RemindRule, receiversOf, rulesOf } from './remindRules.ts'
import { ruleReceivers } from './ruleReceivers.ts'
import { unitsOf } from './unitsOf.ts'
import { type Wording, wordingOf } from './wording.ts'

/** A reminder as its rule wants it. */
export type Obedient = {
  readonly message: Remind
  readonly receivers: readonly number[]
  readonly wording: Wording | null
  /** Dictionary remind_channel, beside the console. */
  readonly channels: readonly number[]
}

/**
 * Messages by their rules (domain 6.1), the one place that every sender passes: what is off is left out, as is what lies
 * outside the rule's unit; the rule adds receivers, or replaces those that the record names, and gives words and channels.
 * A record without a unit goes to those whom it names.
 */
export async function obey(db: Kysely<DB>, messages: readonly Remind[]): Promise<Obedient[]> {
  if (messages.length === 0) return []
  const rules = await rulesOf(db, [...new Set(messages.map(({ code }) => code))])
  const ruled = messages.flatMap((message) => {
    const rule = rules.get(message.code)
    return rule?.status === 0 ? [] : [{ message, rule }]
  })
  const unitOf = await unitsOf(
    db,
    ruled.flatMap(({ message, rule }) => (rule && asksForUnit(rule) ? [message] : [])),
  )
  const isBelow = await below(db, [...rules.values()])
  const added = ruleReceivers(db)
  const obedient: Obedient[] = []
  for (const { message, rule } of ruled) {
    if (rule && message.chosen) {
      obedient.push({ message, receivers: message.receivers, ...saidBy(rule) })
      continue
    }
    const unit = message.unit ?? unitOf(message)
    if (rule && rule.dept_id !== null && (unit === undefined || !isBelow(rule.dept_id, unit))) continue
    const wanted = rule && receiversOf(rule)
    const others = wanted && unit !== undefined && addsPeople(wanted) ? await added(wanted, unit) : []
    const isStandard = !wanted || wanted.standard || unit === undefined
    obedient.push({
      message,
      receivers: [...new Set([...(isStandard ? message.receivers : []), ...others])],
      ...(rule ? saidBy(rule) : { wording: null, channels: [] }),
    })
  }
  return obedient
}

const CONSOLE = 1

/** The words and channels of a rule. */
const saidBy = (rule: RemindRule) => ({
  wording: wordingOf(rule),
  channels: rule.channels.filter((channel) => channel !== CONSOLE),
})

type Wanted = ReturnType<typeof receiversOf>
const addsPeople = ({ duty, leader, branch, roles }: Wanted) => duty || leader || branch || roles.length > 0
const asksForUnit = (rule: RemindRule) => rule.dept_id !== null || addsPeople(receiversOf(rule))

/** Whether a unit is that of a rule or lies below it. */
async function below(db: Kysely<DB>, rules: readonly RemindRule[]) {
  const tops = [...new Set(rules.flatMap(({ dept_id }) => dept_id ?? []))]
  if (tops.length === 0) return () => true
  const { rows } = await sql<{ top: number; id: number }>`
    select top.id as top, dept.id from dept top join dept on dept.path <@ top.path
    where top.id = any(${tops}::bigint[])`.execute(db)
  const pairs = new Set(rows.map(({ top, id }) => `${top} ${id}`))
  return (top: number, unit: number) => pairs.has(`${top} ${unit}`)
}
