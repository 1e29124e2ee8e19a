import type { Definition } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { mayDecide } from '../../directory/server/members.ts'

/** Nodes that name people who may not decide (any more): they would get no task. */
export async function unableIn(db: Kysely<Unscoped>, definition: Definition) {
  const rules = entriesOf(definition).flatMap(({ node, path }) =>
    'mode' in node ? node.who.map((rule, at) => ({ rule, node: node.id, path: [...path, 'who', at] })) : [],
  )
  const naming = rules.flatMap(({ rule, ...place }) => {
    if (rule.rule === 'users') return [{ ...place, users: rule.users }]
    if (rule.rule !== 'group') return []
    return [{ ...place, users: definition.groups?.find(({ key }) => key === rule.key)?.users ?? [] }]
  })
  const { users: instead = [] } = definition.policies.empty
  if (instead.length > 0) naming.push({ node: '', path: ['policies', 'empty', 'users'], users: instead })
  const named = [...new Set(naming.flatMap(({ users }) => users))]
  if (named.length === 0) return []
  const people = await everything(db)
    .selectFrom('sys_user')
    .select(['sys_user.id', 'real_name', sql<boolean>`status = 1 and ${mayDecide}`.as('able')])
    .where('sys_user.id', 'in', named)
    .execute()
  const unable = new Map(people.filter(({ able }) => !able).map(({ id, real_name }) => [id, real_name]))
  return naming.flatMap(({ users, node, path }) => {
    const names = users.flatMap((user) => unable.get(user) ?? [])
    if (names.length === 0) return []
    return [
      {
        code: 'who.unable' as const,
        level: 'warning' as const,
        path,
        ...(node && { node }),
        params: { names },
      },
    ]
  })
}
