import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { accountTypes, ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { isFrozenByPerson } from '../rules.ts'
import { arrearsOf } from './arrears.ts'
import { IDENTITY } from './numbers.ts'

/** A whole phone number finds its member; parts of one find nobody, since lists show it masked. */
const named = (keywords: string): RawBuilder<boolean>[] =>
  /^1\d{10}$/.test(keywords) ? [sql`member.phone = ${keywords}`] : matching('member.search_text', keywords)

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  ({ services }: Pick<Ctx, 'services'>) =>
  ({ identity, keywords, ...query }: Member.MemberFilters) =>
    allOf([
      ...conditionsIn(member, { ...query, keywords: '' }),
      ...named(keywords),
      // Under every key: a number stored before a rotation has a hash of the former one.
      ...when(
        identity,
        sql`member.identity_hash = any(${identity === undefined ? [] : services.keys.hashes(IDENTITY, identity)}::bytea[])`,
      ),
    ])

/** What a member has in an account of the ledger, in fen. */
const inAccount = (
  name: 'balance' | 'gift' | 'deposit',
) => sql<number>`coalesce((select account.balance from ledger_account account
  where account.owner_type = ${sql.lit(ownerType.member)} and account.owner_id = member.id
    and account.account_type = ${sql.lit(accountTypes[name].code)}), 0)::bigint`

/** Members in the caller's scope, with their money and their devices. */
export const selectMembers = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('member')
    .selectAll('member')
    .select([
      sql<string>`(select agent_name from agent where agent.id = member.agent_id)`.as('agent_name'),
      sql<string | null>`overlay(member.phone placing '****' from 4 for 4)`.as('phone_mask'),
      inAccount('balance').as('balance'),
      inAccount('gift').as('gift'),
      inAccount('deposit').as('deposit_paid'),
      sql<number>`(select coalesce(sum(bound.deposit_due), 0)::bigint from member_device bound
        where bound.member_id = member.id and bound.status = 1)`.as('deposit_need'),
      sql<number>`(select count(*)::int from member_device bound where bound.member_id = member.id and bound.status = 1)`.as(
        'device_count',
      ),
    ])

export type Customer = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>

type Moved = Pick<Customer, 'status' | 'auto_frozen' | 'create_user_id' | 'apply_user_id'>

/** The moves that somebody may make with a member now; who asked for the approval does not decide on it, and nobody freezes twice. */
const memberMoves = (user: Principal, row: Moved) =>
  allowedMoves(member, row, user).filter((move) => {
    if (move === 'freeze') return !isFrozenByPerson(row)
    return move !== 'audit' || row.apply_user_id !== user.userId
  })

/** A row of the list as the caller sees it. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: Customer): Row<typeof Member.GetPageList> => ({ ...row, moves: memberMoves(user, row) })

/** When the clock freezes a member that it has warned. */
async function freezeDue({ services }: Ctx, { auto_frozen, arrears_since }: Customer): Promise<string | null> {
  if (auto_frozen || arrears_since === null) return null
  return addDays(arrears_since.slice(0, 10), await services.settings.get('trade.freeze_days'))
}

/** A member with its arrears, licences and devices. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Customer): Promise<Row<typeof Member.Get>> => ({
    ...row,
    ...rowOf(ctx)(row),
    arrears: row.arrears_since === null ? [] : await arrearsOf(ctx.db, row.id, ctx.now),
    freeze_due: await freezeDue(ctx, row),
    licence_files: await filesOf(ctx, row.licence_file_ids),
    devices: await everything(ctx.db)
      .selectFrom('member_device')
      .innerJoin('device', 'device.id', 'member_device.device_id')
      .innerJoin('product', 'product.id', 'device.product_id')
      .select(['member_device.id', 'device_no', 'product_name', 'bind_type', 'bind_time', 'unbind_time', 'lease_end'])
      .select(['deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded', 'deposit_status'])
      .where('member_device.member_id', '=', row.id)
      .orderBy('bind_time', 'desc')
      .orderBy('member_device.id', 'desc')
      .execute(),
  })
