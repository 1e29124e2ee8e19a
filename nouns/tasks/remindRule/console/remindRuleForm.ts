import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'
import { wordFields } from '../rules.ts'

export type Rule = DataOf<'EventsRemind/GetList'>[number]
type Body = BodyOf<'EventsRemind/Save'>

/** Whom a rule reminds beside roles. */
export const people = ['standard', 'duty', 'leader', 'branch'] as const

export type Values = Omit<Body, 'receivers'> & { to: (typeof people)[number][]; roles: string[] }

/** What the form of a rule begins with. */
export function toValues(rule: Rule | undefined): Partial<Values> {
  if (!rule) return { to: ['standard'], roles: [], channels: [1], advance: [] }
  const { id, version, receivers } = rule
  const { remind_code, name, trigger, task_code, advance, channels, cron, dept_id } = rule
  const words = Object.fromEntries(wordFields.map((field) => [field, rule[field]]))
  return {
    ...{ id, version, remind_code, name, trigger, task_code, advance, channels, cron, dept_id, ...words },
    to: people.filter((who) => receivers[who]),
    roles: receivers.roles,
  }
}

/** What Save takes of the form's values; of a rule that exists its code stays. */
export function toBody({ to, roles, remind_code, ...values }: Values): Body {
  const chosen = (who: (typeof people)[number]) => to.includes(who)
  const [standard, duty, leader, branch] = people.map(chosen) as [boolean, boolean, boolean, boolean]
  return {
    ...values,
    ...(values.id === undefined && remind_code !== undefined && { remind_code }),
    receivers: { standard, duty, leader, branch, roles },
  }
}
