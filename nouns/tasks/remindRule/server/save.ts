import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import type * as EventsRemind from '../contract.ts'
import { isDate, isOfTasks, wordFields } from '../rules.ts'
import { checkDays, checkMade, checkReceivers, checkWords } from './checkRule.ts'
import { changedRule, isDelivered, isTimed, type Rule, type Sources, variablesFor } from './rule.ts'

const MOST_RULES = 200

/** What a rule says in no language is stored as nothing. */
const stored = (text: string | null) => (text === '' ? null : text)

/** Saves a rule; of a delivered one only what an administrator may change. */
export const saveRule =
  (sources: Sources): Handler<typeof EventsRemind.Save> =>
  async (ctx, { id, version, remind_code, ...fields }) => {
    const before = id === undefined ? null : await changedRule(ctx, { id, version })
    const code = before?.remind_code ?? remind_code ?? failAt('remind_code', 'input.required')
    const isOurs = isDelivered(code)
    if (!isOurs) await checkMade(ctx, fields)
    if (before === null) await checkFree(ctx, code)
    const kept = isOurs && before ? ofProduct(before) : made(fields)
    await checkReceivers(ctx, fields)
    checkWords(fields, variablesFor(sources, { ...kept, remind_code: code }))
    const timed = isTimed({ ...kept, remind_code: code })
    if (!timed && fields.advance.length > 0) failAt('advance', 'remindRule.refused.untimed')
    if (timed && isOurs) checkDays(fields.advance)
    const words = Object.fromEntries(wordFields.map((field) => [field, stored(fields[field])]))
    const values = {
      ...kept,
      ...words,
      advance: [...new Set(fields.advance)].toSorted((a, b) => b - a),
      receivers: JSON.stringify(fields.receivers),
      channels: [1, ...fields.channels.filter((channel) => channel !== 1)],
    }
    return insertOrChange(ctx, 'events_remind', before, values, {
      first: { remind_code: code, status: 1 },
      log: {
        before: before && { ...before, receivers: JSON.stringify(before.receivers) },
        after: values,
        message: code,
      },
    })
  }

const ofProduct = ({ name, trigger, task_code, cron, dept_id }: Rule) => ({ name, trigger, task_code, cron, dept_id })

type Fields = Input<typeof EventsRemind.Save>

const made = ({
  name,
  trigger,
  task_code,
  cron,
  dept_id,
}: Pick<Fields, 'name' | 'trigger' | 'task_code' | 'cron' | 'dept_id'>) => ({
  ...{ name, trigger, dept_id },
  task_code: isOfTasks(trigger) ? task_code : null,
  cron: isDate(trigger) ? cron : null,
})

async function checkFree({ db, lang }: Ctx, code: string): Promise<void> {
  const taken = await db.selectFrom('events_remind').select('id').where('remind_code', '=', code).executeTakeFirst()
  if (taken) failTaken(lang, 'remind_code', 'remindRule.field.remind_code')
  const { made } = await db
    .selectFrom('events_remind')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('delivered', '=', false)
    .executeTakeFirstOrThrow()
  // Each is asked for its records every five minutes.
  if (made >= MOST_RULES) fail('WrongState', { reason: 'remindRule.refused.most', params: { max: MOST_RULES } })
}
