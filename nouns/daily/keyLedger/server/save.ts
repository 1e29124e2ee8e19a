import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { personOf } from '../../server/people.ts'
import type * as KeyLedger from '../contract.ts'
import { keyLedger } from '../noun.ts'
import { PASSWORD_DAYS, SPARE } from '../rules.ts'
import type { Key } from './rows.ts'

type Fields = Input<typeof KeyLedger.Save>

const { held, cancelled } = keyLedger.states.codes

export const saveKey: Handler<typeof KeyLedger.Save> = async (ctx, input) => {
  const { id, version } = input
  const before = await findSeen(ctx, 'key_ledger', { id, version })
  if (before) checkFixed(before, input)
  const { dept_name } = await unitInScope(ctx, input.dept_id)
  await checkNumber(ctx, input)
  await checkCodes(ctx.db, keyLedger, input)
  const holder_user_id = before ? before.holder_user_id : input.holder_user_id
  const position = before ? before.position : (input.position ?? held)
  if (position === held && holder_user_id === null) failAt('holder_user_id', 'input.required')
  if (input.copy_type === SPARE && !(input.seal_no && input.seal_place)) failAt('seal_no', 'keyLedger.refused.seal')
  if (input.password_holder_user_id !== null && input.password_holder_user_id === holder_user_id)
    failAt('password_holder_user_id', 'keyLedger.refused.passwordHolder')
  const today = localDay(ctx.now, ctx.services.database.timezone)
  if (input.password_change_date && input.password_change_date > today)
    failAt('password_change_date', 'keyLedger.refused.passwordDue')
  await checkLink(ctx, input, holder_user_id)

  const { id: _id, version: _version, position: _position, ...fields } = input
  const values = {
    ...fields,
    dept_name,
    position,
    holder_user_id,
    holder_user_name: await nameOf(ctx, input.dept_id, holder_user_id, 'holder_user_id'),
    password_holder_user_name: await nameOf(
      ctx,
      input.dept_id,
      input.password_holder_user_id,
      'password_holder_user_id',
    ),
    next_change_date: input.password_change_date ? addDays(input.password_change_date, PASSWORD_DAYS) : null,
  }
  const saved = await insertOrChange(ctx, 'key_ledger', before, values)
  await link(ctx, before?.linked_key_id ?? null, input.linked_key_id, saved.id)
  return saved
}

/** Holder, position and unit of a key that exists change by handovers only. */
function checkFixed(before: Key, input: Fields) {
  if (before.position === cancelled) fail('WrongState')
  if (input.dept_id !== before.dept_id) failAt('dept_id', 'keyLedger.refused.holderByHandover')
  if (input.holder_user_id !== null && input.holder_user_id !== before.holder_user_id)
    failAt('holder_user_id', 'keyLedger.refused.holderByHandover')
  if (input.position !== undefined && input.position !== before.position)
    failAt('position', 'keyLedger.refused.holderByHandover')
}

async function checkNumber({ db, lang }: Ctx, { id, dept_id, key_no }: Fields) {
  const taken = await everything(db)
    .selectFrom('key_ledger')
    .select('id')
    .where('dept_id', '=', dept_id)
    .where('key_no', '=', key_no)
    .executeTakeFirst()
  if (taken && taken.id !== id) failTaken(lang, 'key_no', 'keyLedger.field.key_no')
}

/** The other key of dual control belongs to the same unit, is not linked to a third key, and has another holder. */
async function checkLink({ scoped }: Ctx, { id, dept_id, linked_key_id }: Fields, holder: number | null) {
  if (linked_key_id === null) return
  const other = await scoped
    .rows('key_ledger')
    .selectAll()
    .where('id', '=', linked_key_id)
    .forUpdate()
    .executeTakeFirst()
  if (
    !other ||
    other.id === id ||
    other.dept_id !== dept_id ||
    (other.linked_key_id !== null && other.linked_key_id !== id)
  )
    failAt('linked_key_id', 'keyLedger.refused.pairLink')
  if (holder !== null && other.holder_user_id === holder) failAt('linked_key_id', 'keyLedger.refused.pairHolder')
}

async function nameOf({ db }: Ctx, deptId: number, userId: number | null, path: string): Promise<string | null> {
  if (userId === null) return null
  const person = await personOf(db, deptId, userId)
  return person?.real_name ?? failAt(path, 'input.person')
}

/** Links the two keys of dual control to each other, and ends the link to the previous key. */
async function link({ scoped }: Ctx, was: number | null, now: number | null, own: number) {
  if (was === now) return
  if (was !== null) await scoped.change('key_ledger').set({ linked_key_id: null }).where('id', '=', was).execute()
  if (now !== null) await scoped.change('key_ledger').set({ linked_key_id: own }).where('id', '=', now).execute()
}
