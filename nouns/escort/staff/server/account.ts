import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Dictionary user_type: people of a company, and guards, who have accounts at the outlets whose doors they guard. */
const ESCORT_COMPANY = 2
const GUARD = 5
const CLOSED = 3

/** The accounts of a company and of its guards, each with the id of its person, if it has one. */
export const accountsOf = (db: Kysely<Unscoped>, company: number) =>
  everything(db)
    .selectFrom('sys_user')
    .leftJoin('escort_staff', 'escort_staff.user_id', 'sys_user.id')
    .select(['sys_user.id', 'username', 'real_name', 'escort_staff.id as staff_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('user_type', '=', ESCORT_COMPANY), eb('party_id', '=', company)]),
        // Of the guards those who can be its people, by their names and places.
        eb.and([
          eb('user_type', '=', GUARD),
          sql<boolean>`exists (select from escort_staff own join escort_staff_dept post on post.staff_id = own.id
            where own.escort_company_id = ${company} and own.name = sys_user.real_name and post.dept_id = sys_user.dept_id)`,
        ]),
      ]),
    )
    .where('sys_user.status', '<>', CLOSED)
    .orderBy('real_name')
    .orderBy('sys_user.id')
    .execute()

type Wanted = { user_id: number | null; escort_company_id: number; name: string }

/** Checks the account with which a person signs: of their company and with their name (1001), of no other person (1003). */
export async function checkAccount({ db, lang }: Ctx, own: number, wanted: Wanted): Promise<void> {
  if (wanted.user_id === null) return
  const found = (await accountsOf(db, wanted.escort_company_id)).find(({ id }) => id === wanted.user_id)
  if (found?.real_name !== wanted.name) failAt('user_id', 'staff.refused.account')
  if (found.staff_id !== null && found.staff_id !== own) failTaken(lang, 'user_id', 'staff.field.user_name')
}

/** Whether an account belongs to a person of a handover. */
export async function isOwnAccount(db: Kysely<Unscoped>, staffId: number, userId: number): Promise<boolean> {
  const row = await everything(db)
    .selectFrom('escort_staff')
    .select('id')
    .where('id', '=', staffId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
