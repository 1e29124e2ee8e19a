import { deliveredReminds, type RemindCode, remindCodes, remindTrigger, variablesOf } from '@shouya/contract/reminders'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import type { Selectable } from 'kysely'
import { dateVariables, isDate } from '../rules.ts'

export type Rule = Selectable<DB['events_remind']>
export type Sources = readonly RemindSource[]

export const isDelivered = (code: string): code is RemindCode => (remindCodes as readonly string[]).includes(code)

/** Rules for the whole bank are those of head office, others of whoever has their unit in scope. */
export const mayChange = ({ user, scoped }: Ctx, { dept_id }: Pick<Rule, 'dept_id'>): boolean =>
  dept_id === null ? user.scope.kind === 'all' : scoped.holds(dept_id)

/** Whoever may query sees what is for all, and what is for units in scope. */
export const maySee = ({ scoped }: Ctx, { dept_id }: Pick<Rule, 'dept_id'>): boolean =>
  dept_id === null || scoped.holds(dept_id)

/** A rule that the caller changes, locked (1002, 403, 1005). */
export async function changedRule(
  ctx: Ctx,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Rule> {
  const rule = await findSeen(ctx, 'events_remind', { id, version })
  if (!mayChange(ctx, rule)) fail('OutOfScope')
  return rule
}

/** A rule that the caller sees (1002, 403). */
export async function seenRule(ctx: Ctx, id: number): Promise<Rule> {
  const rule = await ctx.db.selectFrom('events_remind').selectAll().where('id', '=', id).executeTakeFirst()
  if (!rule) fail('NotFound')
  if (!maySee(ctx, rule)) fail('OutOfScope')
  return rule
}

/** The records of a rule; none where an action sends it. */
export function sourceOf(sources: Sources, { trigger, remind_code }: Pick<Rule, 'trigger' | 'remind_code'>) {
  // A delivered rule has those of its trigger only if it has their words.
  const fits = ({ code }: RemindSource) => !isDelivered(remind_code) || code === remind_code
  return sources.find((source) => source.trigger === trigger && fits(source))
}

/** What the words of a rule can say. */
export function variablesFor(
  sources: Sources,
  { trigger, remind_code }: Pick<Rule, 'trigger' | 'remind_code'>,
): string[] {
  if (isDelivered(remind_code)) return variablesOf(remind_code)
  if (isDate(trigger)) return [...dateVariables]
  const source = sourceOf(sources, { trigger, remind_code })
  return source ? variablesOf(source.code) : []
}

/** Whether its advance is read: rules that somebody made, and delivered ones whose job reads it. */
export const isTimed = ({ remind_code, trigger }: Pick<Rule, 'trigger' | 'remind_code'>): boolean =>
  isDelivered(remind_code)
    ? deliveredReminds[remind_code]?.advance !== undefined
    : trigger !== remindTrigger.date && trigger !== null
