import type { Input } from '@shouya/contract/action'
import { hasLooseBraces, variablesIn } from '@shouya/contract/reminders'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { isTooOften, nextDates } from '@shouya/server/core/time/cron.ts'
import type { Save } from '../contract.ts'
import { isDate, isOfTasks, wordFields } from '../rules.ts'

type Fields = Input<typeof Save>
export type Words = Partial<Pick<Fields, (typeof wordFields)[number]>>

/** So many dates show whether a line of cron is due too often. */
const DATES = 30
const DAY = 1440

/** Refuses words with a variable that there is not, with loose braces, or only half of a language's. */
export function checkWords(words: Words, variables: readonly string[]): void {
  for (const field of wordFields) {
    const text = words[field] ?? ''
    if (hasLooseBraces(text)) failAt(field, 'remindRule.refused.braces')
    const unknown = variablesIn(text).find((name) => !variables.includes(name))
    if (unknown !== undefined)
      failAt(field, 'remindRule.refused.variable', {
        name: `{${unknown}}`,
        known: variables.map((name) => `{${name}}`),
      })
  }
  for (const lang of ['cn', 'hk', 'us'] as const) {
    const [title, content] = [words[`title_${lang}`], words[`content_${lang}`]]
    if (title && !content) failAt(`content_${lang}`, 'remindRule.refused.half')
    if (content && !title) failAt(`title_${lang}`, 'remindRule.refused.half')
    // Other languages fall back to CN, never CN to them.
    if (title && !words.title_cn) failAt('title_cn', 'remindRule.refused.half')
  }
}

/** The dates of a line of cron that may be used (1001 at `cron`). */
export function datesOf({ now, services }: Ctx, cron: string): Date[] {
  const dates = nextDates(cron, { now, timezone: services.database.timezone }, DATES)
  if (!dates) failAt('cron', 'remindRule.refused.cron')
  if (isTooOften(dates)) failAt('cron', 'remindRule.refused.often')
  return dates
}

/** Delivered jobs that read it run once a day. */
export function checkDays(advance: readonly number[]): void {
  if (advance.some((minutes) => minutes % DAY !== 0 || minutes === 0)) failAt('advance', 'remindRule.refused.days')
}

/** Checks whom a rule reminds: somebody, by roles that exist. */
export async function checkReceivers({ db }: Ctx, { receivers }: Pick<Fields, 'receivers'>): Promise<void> {
  const { standard, duty, leader, branch, roles } = receivers
  if (!standard && !duty && !leader && !branch && roles.length === 0) failAt('receivers', 'remindRule.refused.nobody')
  if (roles.length === 0) return
  const found = await db.selectFrom('role').select('role_code').where('role_code', 'in', roles).execute()
  const missing = roles.find((code) => !found.some(({ role_code }) => role_code === code))
  if (missing !== undefined) failAt('receivers.roles', 'setting.refused.role', { code: missing })
}

/** Checks what only rules that somebody makes have: name, trigger, type of task, dates, unit. */
export async function checkMade(ctx: Ctx, fields: Fields): Promise<void> {
  const { trigger, task_code, cron, dept_id, receivers } = fields
  if (!fields.name) failAt('name', 'input.required')
  if (trigger === null) failAt('trigger', 'remindRule.refused.trigger')
  for (const field of ['title_cn', 'content_cn'] as const) if (!fields[field]) failAt(field, 'input.required')
  if (task_code !== null && !isOfTasks(trigger)) failAt('task_code', 'remindRule.refused.task')
  if (task_code !== null) await checkTask(ctx, task_code)
  if (isDate(trigger)) {
    datesOf(ctx, cron ?? '')
    if (receivers.standard) failAt('receivers', 'remindRule.refused.standard')
  } else if (cron) failAt('cron', 'remindRule.refused.noCron')
  if (dept_id !== null) await unitInScope(ctx, dept_id)
  else if (ctx.user.scope.kind !== 'all') fail('OutOfScope')
}

async function checkTask({ db }: Ctx, code: string): Promise<void> {
  const type = await db.selectFrom('task_type').select('id').where('task_code', '=', code).executeTakeFirst()
  if (!type) failAt('task_code', 'remindRule.refused.task')
}
