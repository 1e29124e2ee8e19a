import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { blacklistOf } from './blacklist.ts'
import { rowOf, type selectStaff } from './rows.ts'

type Person = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>

/** A person with their units, account, pictures and entries on the blacklist. */
export const detailOf = (ctx: Ctx) => async (row: Person) => {
  const all = everything(ctx.db)
  const depts = await all
    .selectFrom('escort_staff_dept')
    .innerJoin('dept', 'dept.id', 'escort_staff_dept.dept_id')
    .select(['dept.id', 'dept_name'])
    .where('staff_id', '=', row.id)
    .orderBy('dept.path')
    .execute()
  const account = await all
    .selectFrom('sys_user')
    .select('username')
    .where('id', '=', row.user_id ?? 0)
    .executeTakeFirst()
  return {
    ...rowOf(ctx)(row),
    user_name: account?.username ?? null,
    emergency_phone_mask: row.emergency_phone && maskNumber(row.emergency_phone),
    depts,
    photos: await filesOf(ctx, [row.photo_file_id]),
    id_card_front: await filesOf(ctx, [row.id_card_front_file_id]),
    id_card_back: await filesOf(ctx, [row.id_card_back_file_id]),
    guard_cert_files: await filesOf(ctx, [row.guard_cert_file_id]),
    gun_cert_files: await filesOf(ctx, [row.gun_cert_file_id]),
    blacklist: await blacklistOf(ctx, row.id),
  }
}
