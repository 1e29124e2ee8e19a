import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { isRegion, regionStem } from '@shouya/server/core/org/regions.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Selectable, sql } from 'kysely'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { agentIssues, missingOf, terms, widest } from '../rules.ts'
import { mayChangeTerms } from './detailOf.ts'
import { logged } from './logged.ts'
import { ID_CARD_HASH, keepSecrets, type Numbers } from './secrets.ts'

const TABLE = agent.table
const { draft, refused, approved, waiting, ended } = agent.states.codes

type Stored = Selectable<DB['agent']>
type Place = { agent_level: number; parent_agent_id: number | null }
type Terms = { [T in (typeof terms)[number]]: unknown }

/** An agent and its numbers, from the form or from whoever loads agents. */
export const saveAgent: Handler<typeof Agent.Save> = async (
  ctx,
  { id, version, phone, id_card, bank_account, ...input },
) => {
  // They are of no unit: who does not see the whole bank, such as an agent's own people, enters and changes none.
  if (ctx.user.scope.kind !== 'all') fail('OutOfScope')
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before && (before.status === waiting || before.status === ended)) fail('WrongState')
  const numbers = { id_card, bank_account }
  const fields = {
    ...input,
    phone: phone === undefined ? (before?.phone ?? null) : phone,
    region_codes: widest(input.region_codes, regionStem),
  }
  const isNew = !before || before.status === draft || before.status === refused
  const unknown = fields.region_codes.flatMap((code) =>
    isRegion(code) ? [] : [{ path: 'region_codes', reason: 'agent.refused.region' } as const],
  )
  const issues = [...agentIssues(fields), ...unknown, ...(isNew ? [] : missingOf(fields))]
  if (issues.length > 0) fail('BadInput', { data: issues })
  if (typeof id_card === 'string' && !isIdCard(id_card)) failAt('id_card', 'agent.refused.idCard')
  await checkCodes(ctx.db, agent, fields)
  const moved = await checkPlace(ctx, before, fields, isNew)
  if (before && areTermsChanged(before, fields, numbers) && !mayChangeTerms(ctx, before))
    fail('WrongState', { reason: 'agent.refused.ownTerms' })
  const licences = { licence_file_ids: { ids: fields.licence_file_ids, image: false } }
  await checkFiles(ctx, licences, before ? [{ table: TABLE, id: before.id }] : [])
  await checkUnique(ctx, before?.id ?? 0, fields)

  const kept = { ...fields, ...moved, ...numberColumns(ctx, numbers) }
  const log = { before: before && logged(before), after: logged(kept) }
  // The database writes the path of a new row, which ends in its own id.
  const saved = await insertOrChange(ctx, TABLE, before, kept, { first: { path: sql<string>`null` }, log } as never)
  await keepSecrets(ctx.db, ctx.services.keys, saved.id, numbers)
  await tieFiles(ctx, fields.licence_file_ids, { table: TABLE, id: saved.id })
  return saved
}

/**
 * Level and parent fit: a level above, approved, in scope. Later than as a draft or refused an agent stays where it is, and so nobody
 * stands below one that moves. Answers the new path of an agent that does.
 */
async function checkPlace(ctx: Ctx, before: Stored | null, { agent_level, parent_agent_id }: Place, isNew: boolean) {
  const isSame = before?.agent_level === agent_level && before.parent_agent_id === parent_agent_id
  if (isSame) return {}
  if (!isNew)
    failAt(before?.agent_level === agent_level ? 'parent_agent_id' : 'agent_level', 'agent.refused.placeFixed')
  if (parent_agent_id === null) return before ? { path: String(before.id) } : {}
  if (parent_agent_id === before?.id) failAt('parent_agent_id', 'agent.refused.parentLevel')
  const parent = await find(ctx, TABLE, parent_agent_id, 'lock')
  if (parent.agent_level >= agent_level) failAt('parent_agent_id', 'agent.refused.parentLevel')
  if (parent.status !== approved) failAt('parent_agent_id', 'agent.refused.parentOpen')
  return before ? { path: `${parent.path}.${before.id}` } : {}
}

const areTermsChanged = (before: Stored, after: Terms, { bank_account }: Numbers): boolean =>
  terms.some((name) => before[name] !== after[name]) ||
  (bank_account !== undefined && (bank_account !== null || before.bank_account_mask !== null))

/** The columns of given numbers: the masks, and the hash by which an identity number is found. */
function numberColumns({ services }: Pick<Ctx, 'services'>, { id_card, bank_account }: Numbers) {
  return {
    ...(id_card !== undefined && {
      id_card_mask: id_card && maskNumber(id_card),
      id_card_hash: id_card === null ? null : services.keys.hash(ID_CARD_HASH, id_card),
    }),
    ...(bank_account !== undefined && { bank_account_mask: bank_account && maskNumber(bank_account) }),
  }
}

type Unique = { agent_name: string; phone: string | null; credit_code: string | null }

async function checkUnique({ db, lang }: Ctx, own: number, wanted: Unique): Promise<void> {
  const others = everything(db).selectFrom(TABLE).select('id').where('id', '<>', own)
  for (const name of ['agent_name', 'phone', 'credit_code'] as const)
    if (wanted[name] !== null && (await others.where(name, '=', wanted[name]).executeTakeFirst()))
      failTaken(lang, name, `agent.field.${name}`)
}
