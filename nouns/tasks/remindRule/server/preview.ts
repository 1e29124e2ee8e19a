import { isMessageKey, type Lang, message, type Params } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import type { DueRecord, RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { remindText } from '@shouya/server/core/messages/wording.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type * as EventsRemind from '../contract.ts'
import { isDate } from '../rules.ts'
import { checkWords } from './checkRule.ts'
import { isOfRule, unitsOfRule } from './dueOf.ts'
import { type Sources, seenRule, sourceOf, variablesFor } from './rule.ts'

const MOST = 3
/** So many of the latest records are looked at for those in scope. */
const LOOKED_AT = 500
const FOREVER = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2999-01-01T00:00:00Z') }

/** Words as they would be sent, of real records where the caller may see some. */
export const previewRule =
  (sources: Sources): Handler<typeof EventsRemind.Preview> =>
  async (ctx, { id, trigger, task_code, dept_id, title_cn, content_cn }) => {
    const rule = id === undefined ? null : await seenRule(ctx, id)
    const about = {
      remind_code: rule?.remind_code ?? '',
      trigger: trigger ?? rule?.trigger ?? null,
      task_code,
      dept_id,
    }
    if (!rule && about.trigger === null) failAt('trigger', 'input.required')
    const variables = variablesFor(sources, about)
    checkWords({ title_cn, content_cn }, variables)
    const own = title_cn && content_cn ? { CN: { title: title_cn, content: content_cn } } : null
    const real = await latestOf(ctx, sources, about)
    const shown = real.length > 0 ? real : [exampleOf(ctx, variables)]
    return shown.map((params) => ({
      ...remindText(ctx.lang, about.remind_code, params, own),
      example: real.length === 0,
    }))
  }

type About = { remind_code: string; trigger: number | null; task_code: string | null; dept_id: number | null }

const labelOf = (lang: Lang, name: string): string => {
  const key = `remindRule.variable.${name}`
  return isMessageKey(key) ? message(lang, key) : name
}

const exampleOf = ({ lang }: Ctx, variables: readonly string[]): Params =>
  Object.fromEntries(
    variables.map((name) => [name, message(lang, 'remindRule.exampleOf', { name: labelOf(lang, name) })]),
  )

async function latestOf(ctx: Ctx, sources: Sources, about: About): Promise<Params[]> {
  if (isDate(about.trigger)) return [{ date: localDay(ctx.now, ctx.services.database.timezone) }]
  const source = sourceOf(sources, about)
  if (!source) return ownLatest(ctx, about.remind_code)
  const db = everything(ctx.db)
  const ofRule = await unitsOfRule(db, about)
  const units = inScope(ctx, ofRule)
  if (units?.length === 0) return []
  const query = { ...FOREVER, taskCode: about.task_code, units, limit: LOOKED_AT, now: ctx.now }
  const records = await source.rows(db, query)
  return records
    .filter((record) => isOfRule(record, ofRule) && maySee(ctx, source, record))
    .slice(0, MOST)
    .map(({ params }) => params)
}

/** Of some units (null: all) those in the caller's scope. */
export function inScope({ user: { scope } }: Ctx, units: readonly number[] | null): readonly number[] | null {
  if (scope.kind === 'all') return units
  const held = scope.kind === 'units' ? scope.ids : []
  return units === null ? held : units.filter((id) => held.includes(id))
}

/** Those of whom the caller is reminded, and those of units in scope for whoever may query their register. */
function maySee({ user, scoped }: Ctx, { permission }: RemindSource, { unit, receivers }: DueRecord): boolean {
  if (receivers.includes(user.userId)) return true
  if (permission === null || !can(user, permission, 'query')) return false
  return unit === null ? user.scope.kind === 'all' : scoped.holds(unit)
}

/** What the caller got of a reminder that an action sends: what others got is theirs. */
async function ownLatest({ db, user }: Ctx, code: string): Promise<Params[]> {
  const rows = await db
    .selectFrom('remind_msg')
    .select('params')
    .where('receiver_id', '=', user.userId)
    .where('remind_code', '=', code)
    .orderBy('send_time', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ params }) => params)
}
