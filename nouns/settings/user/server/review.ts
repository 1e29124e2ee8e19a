import type { Input, Row } from '@shouya/contract/action'
import type { Lang } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { parties } from '@shouya/server/core/org/parties.ts'
import { printList } from '@shouya/server/noun/printList.ts'
import type { Rows } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import * as User from '../contract.ts'
import { conditionsOf, selectUsers } from './rows.ts'

type Reviewed = Row<typeof User.GetPrintList>['rows'][number]
type Right = Reviewed['rights'][number]['permissions'][number] & { group: string }

const titles = { CN: 'title_cn', HK: 'title_hk', US: 'title_us' } as const
const names = { CN: 'name_cn', HK: 'name_hk', US: 'name_us' } as const

/** 《权限复核表》 (domain 1.2, 17.2): accounts with what they may do, by unit; opinion and signature are written on paper. */
export function printReview(ctx: Ctx, { ids, ...query }: Input<typeof User.GetPrintList>) {
  const rows = selectUsers(ctx)
    .select([
      sql<null>`null`.as('bill_no'),
      sql<
        number[]
      >`case when sys_user.user_type in (${sql.join(Object.keys(parties).map(Number))}) then '{}'::smallint[]
        when sys_user.data_scope is not null then array[sys_user.data_scope]
        else array(select distinct role.data_scope from user_role join role on role.id = role_id and role.status = 1
          where user_id = sys_user.id order by 1) end`.as('scopes'),
    ])
    .where(conditionsOf(ctx)(query))
    .orderBy('unit.path')
    .orderBy('sys_user.id')
  return printList(ctx, {
    table: 'sys_user',
    rows: rows as Rows<Omit<Reviewed, 'rights'> & { bill_no: null }>,
    ids,
    max: User.MOST_REVIEWED,
    async draw(accounts) {
      const rights = await rightsOf(
        ctx,
        accounts.map(({ id }) => id),
      )
      return accounts.map((account) => ({ ...account, rights: grouped(rights.get(account.id) ?? []) }))
    },
  })
}

/** How many operations of which permission each account holds by its roles, in the order of the menu's groups. */
async function rightsOf({ db, lang }: Pick<Ctx, 'db' | 'lang'>, ids: readonly number[]) {
  const { rows } = await sql<Right & { user_id: number }>`
    with recursive tree as (
      select id, permission_id, ${groupTitle(lang)} as title, sort as place from menu where parent_id is null
      union all
      select menu.id, menu.permission_id, tree.title, tree.place from menu join tree on menu.parent_id = tree.id),
    grouped as (select distinct on (permission_id) permission_id, title, place from tree
      where permission_id is not null order by permission_id, place)
    select held.user_id, coalesce(grouped.title, '-') as "group", coalesce(${sql.ref(`permission.${names[lang]}`)}, name_cn) as name,
      count(distinct role_grant.operation)::int as held, cardinality(permission.operations) as "of"
    from user_role held join role on role.id = held.role_id and role.status = 1
    join role_grant on role_grant.role_id = role.id
    join permission on permission.permission_id = role_grant.permission_id
    left join grouped on grouped.permission_id = permission.permission_id
    where held.user_id = any(${ids}::bigint[])
    group by held.user_id, grouped.title, grouped.place, permission.permission_id
    order by grouped.place nulls last, permission.sort`.execute(db)
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

const groupTitle = (lang: Lang) => sql`coalesce(${sql.ref(titles[lang])}, title_cn)`

const grouped = (rights: readonly Right[]): Reviewed['rights'] =>
  [...Map.groupBy(rights, ({ group }) => group)].map(([group, permissions]) => ({
    group,
    permissions: permissions.map(({ name, held, of }) => ({ name, held, of })),
  }))
