import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { isCreditCode } from '@shouya/server/core/personal/creditCode.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { Selectable } from 'kysely'
import { checkCity } from '../../server/checkCity.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { isEditable, isNew, PERSON } from '../rules.ts'
import { logged } from './logged.ts'
import { IDENTITY, keepNumbers, numberColumns } from './numbers.ts'

const TABLE = member.table
/** `agent.status`: approved. */
const APPROVED = 2

type Fields = Input<typeof Member.Save>
type Kept = Selectable<DB['member']>

export const saveMember: Handler<typeof Member.Save> = async (ctx, input) => {
  const { id, version, identity, bank_account, phone, ...fields } = input
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before) {
    if (!isEditable(before)) fail('WrongState')
    checkFixed(before, input)
  } else {
    const agent = await find(ctx, 'agent', fields.agent_id)
    if (agent.status !== APPROVED) failAt('agent_id', 'member.refused.agent')
  }
  const number = phone ?? before?.phone ?? null
  if (number === null) failAt('phone', 'input.required')
  checkIdentity(before, input)
  checkCity(fields.city_code)
  await checkCodes(ctx.db, member, fields)
  const files = { licence_file_ids: { ids: fields.licence_file_ids, image: false } }
  await checkFiles(ctx, files, before ? [{ table: TABLE, id: before.id }] : [])
  await checkUnique(ctx, input)

  const values = { ...fields, phone: number, ...numberColumns(ctx.services.keys, { identity, bank_account }) }
  const saved = await insertOrChange(ctx, TABLE, before, values, {
    first: { status: member.states.codes.unverified },
    log: { before: before && logged(before), after: logged(values) },
  })
  await keepNumbers(ctx.db, ctx.services.keys, saved.id, { identity, bank_account })
  await tieFiles(ctx, fields.licence_file_ids, { table: TABLE, id: saved.id })
  return saved
}

/** The agent never changes; what was approved neither. */
function checkFixed(before: Kept, given: Fields): void {
  if (given.agent_id !== before.agent_id) failAt('agent_id', 'member.refused.agentFixed')
  if (isNew(before)) return
  const fixed = (['member_type', 'member_name', 'identity', 'licence_file_ids'] as const).filter((field) =>
    field === 'identity' ? given.identity !== undefined : String(given[field]) !== String(before[field]),
  )
  if (fixed.length > 0) fail('BadInput', { data: fixed.map((path) => ({ path, reason: 'member.refused.approved' })) })
}

/** A person has an identity number, others a credit code; another type needs the number anew. */
function checkIdentity(before: Kept | null, { identity, member_type }: Fields): void {
  const isPerson = member_type === PERSON
  const wrong = isPerson ? 'member.refused.idCard' : 'member.refused.creditCode'
  if (identity !== undefined) {
    if (!(isPerson ? isIdCard(identity) : isCreditCode(identity))) failAt('identity', wrong)
  } else if (before?.identity_mask && (before.member_type === PERSON) !== isPerson) failAt('identity', wrong)
}

async function checkUnique({ db, services, lang }: Ctx, { id = 0, phone, identity }: Fields): Promise<void> {
  const others = everything(db).selectFrom(TABLE).select('id').where('id', '<>', id)
  if (phone !== undefined && (await others.where('phone', '=', phone).executeTakeFirst()))
    failTaken(lang, 'phone', 'member.field.phone')
  if (identity === undefined) return
  const hashes = services.keys.hashes(IDENTITY, identity)
  if (await others.where('identity_hash', 'in', hashes).executeTakeFirst())
    failTaken(lang, 'identity', 'member.field.identity')
}
