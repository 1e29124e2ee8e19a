import type { Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { contact } from '../noun.ts'
import { visible } from '../rules.ts'
import { wordsOf } from './lines.ts'
import { isOwn } from './rows.ts'

type Content = Input<typeof Contract.Save>

/** Enters a number, or changes one of a unit in scope. */
export const saveContact: Handler<typeof Contract.Save> = async (ctx, input) => {
  const { id, version, visible_dept_ids } = input
  const before = await findSeen(ctx, contact.table, { id, version })
  if (before && !isOwn(ctx, before)) fail('OutOfScope')
  await checkCodes(ctx.db, contact, input)
  if (input.phone === null && input.tel === null) failAt('phone', 'contact.refused.number')
  await checkReaders(ctx, input)
  const isMoved = before?.dept_id !== input.dept_id
  const { dept_name } = isMoved ? await unitInScope(ctx, input.dept_id) : before
  await checkUnique(ctx, input)
  const fields = { ...enteredOf(contact, input), dept_name, visible_dept_ids }
  const saved = await insertOrChange(
    ctx,
    contact.table,
    before,
    { ...fields, search_text: wordsOf(fields) },
    { log: { before: before && loggedOf(before), after: loggedOf(fields) } },
  )
  return saved
}

function loggedOf<R extends { visible_dept_ids: number[] }>({ visible_dept_ids, ...row }: R) {
  return { ...row, visible: visible_dept_ids }
}

/** Only of chosen readers units are said, and they exist; a number may be shown to any unit of the bank. */
async function checkReaders({ db }: Ctx, { visible_type, visible_dept_ids: ids }: Content): Promise<void> {
  if (visible_type !== visible.chosen) {
    if (ids.length > 0) failAt('visible_dept_ids', 'contact.refused.notChosen')
    return
  }
  if (ids.length === 0) failAt('visible_dept_ids', 'input.required')
  if (new Set(ids).size !== ids.length) failAt('visible_dept_ids', 'input.value')
  const units = await everything(db)
    .selectFrom('dept')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  if (units.length < ids.length) failAt('visible_dept_ids', 'input.unit')
}

async function checkUnique({ db, lang }: Ctx, { id = 0, dept_id, name, phone }: Content): Promise<void> {
  const same = await everything(db)
    .selectFrom('sys_contact')
    .select('id')
    .where('id', '<>', id)
    .where('dept_id', '=', dept_id)
    .where('name', '=', name)
    .where(sql<boolean>`phone is not distinct from ${phone}`)
    .executeTakeFirst()
  if (same) failTaken(lang, 'name', 'contact.title')
}
