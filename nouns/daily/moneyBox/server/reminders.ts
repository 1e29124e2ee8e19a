import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RemindCode, remindAll } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import { adminsOf } from '../../../escort/server/public.ts'
import type { MoneyBox } from './rules.ts'

const list = '/form/daily/taskdaily/EscortList'

type Told = {
  code: RemindCode
  receivers: readonly number[]
  params?: Record<string, string | number>
  level: 1 | 2 | 3
}

const send = ({ db, now, user }: Ctx, row: MoneyBox, { code, receivers, params = {}, level }: Told) =>
  remindAll(
    db,
    [
      {
        code,
        receivers: receivers.filter((id) => id !== user.userId),
        params: { bill_no: row.bill_no ?? '', dept: row.dept_name, plate: row.plate_no ?? '', ...params },
        link: `${list}?id=${row.id}`,
        table: 'money_box',
        id: row.id,
        level,
      },
    ],
    now,
  )

/** The two of the bank who have not signed yet. */
export const askForSignatures = (ctx: Ctx, row: MoneyBox) =>
  send(ctx, row, {
    code: 'escort_sign',
    receivers: [
      ...(row.bank_sign1 === null && row.bank_user1_id !== null ? [row.bank_user1_id] : []),
      ...(row.bank_sign2 === null && row.bank_user2_id !== null ? [row.bank_user2_id] : []),
    ],
    level: 2,
  })

/** 分行保卫科 and the administrators of the company. */
async function bothSides(ctx: Ctx, row: MoneyBox): Promise<number[]> {
  const security = await securityOf(everything(ctx.db), row.dept_id)
  return [...security, ...(row.escort_company_id === null ? [] : await adminsOf(ctx.db, row.escort_company_id))]
}

/** A refused handover is told at once (domain 4.4). */
export const tellRefused = async (ctx: Ctx, row: MoneyBox) =>
  send(ctx, row, {
    code: 'escort_refused',
    receivers: await bothSides(ctx, row),
    params: { type: row.exception_type ?? 0, reason: row.exception_desc ?? '' },
    level: 3,
  })

/** Somebody objects: whoever decides and the other side. */
export const tellDisputed = async (ctx: Ctx, row: MoneyBox) =>
  send(ctx, row, {
    code: 'escort_disputed',
    receivers: [...(await bothSides(ctx, row)), ...(await bankSide(ctx, row))],
    params: { by: ctx.user.name, reason: row.dispute_reason ?? '' },
    level: 3,
  })

/** And how it was decided. */
export const tellResolved = async (ctx: Ctx, row: MoneyBox) =>
  send(ctx, row, {
    code: 'escort_resolved',
    receivers: [
      ...(row.dispute_user_id === null ? [] : [row.dispute_user_id]),
      ...(row.escort_company_id === null ? [] : await adminsOf(ctx.db, row.escort_company_id)),
      ...(await bankSide(ctx, row)),
    ],
    params: { result: row.resolve_result ?? '' },
    level: 2,
  })

/** Who handed over for the bank, and the head of the outlet. */
async function bankSide(ctx: Ctx, { dept_id, bank_user1_id, bank_user2_id }: MoneyBox): Promise<number[]> {
  const unit = await everything(ctx.db)
    .selectFrom('dept')
    .select('leader_user_id')
    .where('id', '=', dept_id)
    .executeTakeFirst()
  return [unit?.leader_user_id, bank_user1_id, bank_user2_id].flatMap((id) => id ?? [])
}
