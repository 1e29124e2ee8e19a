import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles, filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { spendNumbered } from '../../../approvals/server/public.ts'
import { statusStamp } from '../../server/statusStamp.ts'
import type * as StaffPages from '../contract.ts'
import { staff } from '../noun.ts'
import { staffMoves } from './rows.ts'

const { waiting, left, blacklisted, refused } = staff.states.codes

/** The entries of a person on the blacklist; empty for callers without the right to blacklist, as the person's company. */
export async function blacklistOf(ctx: Ctx, id: number) {
  if (!can(ctx.user, staff.permission, staff.moves.blacklist.operation)) return []
  const rows = await ctx.db
    .selectFrom('escort_blacklist')
    .select(['id', 'reason', 'file_ids', 'create_user_name', 'create_time'])
    .select(['remove_reason', 'remove_bill_no', 'remove_user_name', 'remove_time'])
    .where('staff_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return Promise.all(rows.map(async ({ file_ids, ...row }) => ({ ...row, files: await filesOf(ctx, file_ids) })))
}

/** Blacklists every row with the person's identity number, in all companies. */
export const blacklistStaff: Handler<typeof StaffPages.BlacklistStaff> = async (ctx, input) => {
  const { id, version, reason, file_ids } = input
  const { db, user, now } = ctx
  const before = await findSeen(ctx, 'escort_staff', { id, version })
  if (!staffMoves(ctx, before).includes('blacklist') || before.id_card_hash === null) fail('WrongState')
  await checkFiles(ctx, { file_ids: { ids: file_ids, image: false } }, [])
  const entry = await db
    .insertInto('escort_blacklist')
    .values({
      id_card_hash: before.id_card_hash,
      staff_id: id,
      name: before.name,
      reason,
      file_ids,
      create_user_id: user.userId,
      create_user_name: user.name,
      create_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tieFiles(ctx, file_ids, { table: 'escort_blacklist', id: entry.id })
  await everything(db)
    .updateTable('escort_staff')
    .set({
      status: blacklisted,
      pass_void_time: sql`case when pass_card_no is null then null else ${now}::timestamptz end`,
      snapshot: null,
      snapshot_day: null,
      user_id: null,
      ...statusStamp(ctx, reason.slice(0, 200)),
      ...changed(ctx),
    })
    .where('id_card_hash', '=', before.id_card_hash)
    .execute()
  ctx.note({
    table: 'escort_staff',
    id,
    before: { status: before.status },
    after: { status: blacklisted },
    message: reason,
  })
  return versionOf(ctx, id)
}

/** Takes the person off the blacklist: this row waits for approval anew, rows of other companies stay closed. */
export const unblacklistStaff: Handler<typeof StaffPages.UnblacklistStaff> = async (ctx, input) => {
  const { id, version, reason, bill_no } = input
  const { db, user, now } = ctx
  const before = await findSeen(ctx, 'escort_staff', { id, version })
  if (!staffMoves(ctx, before).includes('unblacklist')) fail('WrongState')
  await checkApproval(ctx, bill_no, before)
  await db
    .updateTable('escort_blacklist')
    .set({
      remove_reason: reason,
      remove_bill_no: bill_no,
      remove_user_id: user.userId,
      remove_user_name: user.name,
      remove_time: now,
    })
    .where('id_card_hash', '=', before.id_card_hash)
    .where('remove_time', 'is', null)
    .execute()
  const closed = sql<number>`case when leave_date is not null then ${left}::int when id = ${id} then ${waiting}::int
    else ${refused}::int end`
  await everything(db)
    .updateTable('escort_staff')
    .set({ status: closed, ...statusStamp(ctx, reason.slice(0, 200)), ...changed(ctx) })
    .where('id_card_hash', '=', before.id_card_hash)
    .where('status', '=', blacklisted)
    .execute()
  ctx.note({
    table: 'escort_staff',
    id,
    before: { status: before.status },
    after: { status: before.leave_date === null ? waiting : left },
    message: `${bill_no} ${reason}`,
  })
  return versionOf(ctx, id)
}

type Barred = { staff_no: string; id_card_hash: Buffer | null }

/** Uses up the approval with a number: 1001 where there is none, where it is for another person, or where it was used. */
async function checkApproval(ctx: Ctx, number: string, { staff_no, id_card_hash }: Barred): Promise<void> {
  // Staff numbers are unique in a company only, and a person may have worked for several.
  const rows = await everything(ctx.db)
    .selectFrom('escort_staff')
    .select(['staff_no', 'name'])
    .where('id_card_hash', '=', id_card_hash)
    .execute()
  const fits = ({ staff_no: no, person }: Readonly<Record<string, unknown>>) =>
    rows.some((row) => row.staff_no === `${no}`.trim() && row.name === `${person}`.trim())
  const refused = await spendNumbered(ctx, { topic: 'blacklist.lift', number, bill_no: staff_no, fits })
  if (refused === 'none') failAt('bill_no', 'staff.refused.approval')
  if (refused === 'other') failAt('bill_no', 'staff.refused.approvalOther')
  if (refused) failAt('bill_no', 'staff.refused.approvalUsed', { name: refused.used })
}

const versionOf = ({ scoped }: Ctx, id: number) =>
  scoped.rows('escort_staff').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
