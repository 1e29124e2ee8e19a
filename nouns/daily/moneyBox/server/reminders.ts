import type { Params } from '@shouya/contract/messages'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RemindCode, remind } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import { adminsOf } from '../../../escort/server/public.ts'
import { moneyBox } from '../noun.ts'
import type { MoneyBox } from './rules.ts'

type Told = { code: RemindCode; level: 1 | 2 | 3; receivers: readonly (number | null | undefined)[]; params?: Params }

const tell = ({ db, now, user }: Ctx, row: MoneyBox, { code, level, receivers, params = {} }: Told) =>
  remind(
    db,
    {
      ...{ code, level, table: 'money_box', id: row.id, link: linkTo(moneyBox, row.id) },
      receivers: receivers.flatMap((id) => (id === user.userId ? [] : (id ?? []))),
      params: { bill_no: row.bill_no ?? '', dept: row.dept_name, plate: row.plate_no ?? '', ...params },
    },
    now,
  )

/** Asks the people of the bank who have not signed yet. */
export const askForSignatures = (ctx: Ctx, row: MoneyBox) =>
  tell(ctx, row, {
    ...{ code: 'escort_sign', level: 2 },
    receivers: [row.bank_sign1 === null ? row.bank_user1_id : null, row.bank_sign2 === null ? row.bank_user2_id : null],
  })

/** A refused handover is reported at once (domain 4.4). */
export const tellRefused = async (ctx: Ctx, row: MoneyBox) =>
  tell(ctx, row, {
    ...{ code: 'escort_refused', level: 3 },
    receivers: [...(await securityOf(everything(ctx.db), row.dept_id)), ...(await companyOf(ctx, row))],
    params: { type: row.exception_type ?? 0, reason: row.exception_desc ?? '' },
  })

/** Notifies the decision maker and the other side of an objection. */
export const tellDisputed = async (ctx: Ctx, row: MoneyBox) =>
  tell(ctx, row, {
    ...{ code: 'escort_disputed', level: 3 },
    receivers: [
      ...(await securityOf(everything(ctx.db), row.dept_id)),
      ...(await companyOf(ctx, row)),
      ...(await bankOf(ctx, row)),
    ],
    params: { by: ctx.user.name, reason: row.dispute_reason ?? '' },
  })

/** Notifies them of the decision. */
export const tellResolved = async (ctx: Ctx, row: MoneyBox) =>
  tell(ctx, row, {
    ...{ code: 'escort_resolved', level: 2 },
    receivers: [row.dispute_user_id, ...(await companyOf(ctx, row)), ...(await bankOf(ctx, row))],
    params: { result: row.resolve_result ?? '' },
  })

/** The administrators of the company. */
const companyOf = async ({ db }: Ctx, { escort_company_id: id }: MoneyBox) => (id === null ? [] : adminsOf(db, id))

/** The people who handed over for the bank, and the head of the outlet. */
async function bankOf({ db }: Ctx, { dept_id, bank_user1_id, bank_user2_id }: MoneyBox) {
  const unit = everything(db).selectFrom('dept').select('leader_user_id').where('id', '=', dept_id)
  return [(await unit.executeTakeFirst())?.leader_user_id, bank_user1_id, bank_user2_id]
}
