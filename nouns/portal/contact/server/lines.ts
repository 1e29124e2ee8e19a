import { searchText } from '@shouya/noun/searchText'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { pinyinOf, pinyinOfName } from '@shouya/server/core/text/pinyin.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { within } from '@shouya/server/db/scope.ts'
import { sql } from 'kysely'
import { contact } from '../noun.ts'

/** Dictionary user_type: the bank's own people, and the guards at its doors. */
const STAFF = 1
const INSIDERS = [STAFF, 5]
/** Dictionary contact_group: the bank itself. */
const INSIDE = 1

/** What keywords find an entered number by: its fields, and its name and unit as they are typed in pinyin. */
export const wordsOf = (row: { name: string; dept_name: string } & Record<string, unknown>): string =>
  [searchText(contact, row), pinyinOfName(row.name), pinyinOf(row.dept_name)].join(' ')

/** The entered numbers in use that the caller sees. */
const enteredLines = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('sys_contact')
    .innerJoin('dept as unit', 'unit.id', 'sys_contact.dept_id')
    .where('sys_contact.status', '=', contact.states.codes.on)
    .select([
      sql<number>`sys_contact.id * 2`.as('id'),
      sql<number | null>`sys_contact.id`.as('contact_id'),
      'sys_contact.name',
      'sys_contact.dept_id',
      'unit.dept_name',
      sql<string | null>`sys_contact.post`.as('post'),
      sql<string | null>`null::text`.as('post_code'),
      'sys_contact.phone',
      'sys_contact.tel',
      'sys_contact.short_no',
      'sys_contact.email',
      'sys_contact.contact_group',
      'sys_contact.is_emergency',
      'sys_contact.remark',
      'sys_contact.search_text',
      sql<string>`unit.dept_code || case when is_emergency then ' 0' else ' 1' end
        || lpad(sys_contact.sort::text, 4, '0') || name`.as('place'),
    ])

/**
 * The bank's accounts: those in scope, and for the bank's people those that stand in the book. What is said of a number depends on
 * the account alone, not on the reader (ADR 065). The head of a unit stands before its people.
 */
function accountLines({ db, user, now, services }: Ctx) {
  const own = within(user, 'sys_user') ?? sql<boolean>`true`
  const listed = INSIDERS.includes(user.userType) ? sql<boolean>`sys_user.in_book` : sql<boolean>`false`
  const told = <T>(column: string) => sql<T | null>`case when sys_user.in_book then ${sql.ref(column)} end`
  return everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
    .where('sys_user.user_type', '=', STAFF)
    .where('sys_user.status', '=', 1)
    .where(
      sql<boolean>`(sys_user.expire_date is null or sys_user.expire_date >= ${localDay(now, services.database.timezone)}::date)`,
    )
    .where(sql<boolean>`(${own} or ${listed})`)
    .select([
      sql<number>`sys_user.id * 2 + 1`.as('id'),
      sql<number | null>`null::bigint`.as('contact_id'),
      'sys_user.real_name as name',
      'sys_user.dept_id',
      'unit.dept_name',
      sql<string | null>`null::text`.as('post'),
      'sys_user.post as post_code',
      told<string>('sys_user.phone').as('phone'),
      sql<string | null>`null::text`.as('tel'),
      sql<string | null>`null::text`.as('short_no'),
      told<string>('sys_user.email').as('email'),
      sql<number>`${sql.lit(INSIDE)}::smallint`.as('contact_group'),
      sql<boolean>`false`.as('is_emergency'),
      sql<string | null>`null::text`.as('remark'),
      sql<string>`lower(sys_user.real_name || ' ' || sys_user.name_pinyin || ' ' || unit.dept_name || ' '
        || case when sys_user.in_book then sys_user.phone else '' end)`.as('search_text'),
      sql<string>`unit.dept_code || case when unit.leader_user_id = sys_user.id then ' 10090' else ' 10500' end
        || real_name`.as('place'),
    ])
}

/** The address book as the caller sees it, as one table `book`. */
export const bookLines = (ctx: Ctx) =>
  everything(ctx.db).selectFrom(enteredLines(ctx).unionAll(accountLines(ctx)).as('book'))
