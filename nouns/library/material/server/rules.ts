import type { MoveName } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { material } from '../noun.ts'
import { visible } from '../rules.ts'

export type Material = Selectable<DB['material']>
export type Reading = Selectable<DB['material_read']>

export const status = material.states.codes

type Reaching = Pick<Material, 'dept_id' | 'visible_type' | 'visible_dept_ids'>

/** Whether a document reaches only units in the caller's scope, who then may publish it (domain 9.1: own level direct). */
export function reachIsMine({ user, scoped }: Pick<Ctx, 'user' | 'scoped'>, row: Reaching): boolean {
  if (row.visible_type === visible.below) return scoped.holds(row.dept_id)
  // By roles alone it reaches people of all units.
  if (row.visible_type === visible.bank || row.visible_dept_ids.length === 0) return user.scope.kind === 'all'
  return row.visible_dept_ids.every((id) => scoped.holds(id))
}

/** Is it of a unit in the caller's scope? Others only reach them. */
export const isOwn = (
  { user, scoped }: Pick<Ctx, 'user' | 'scoped'>,
  row: Pick<Material, 'dept_id' | 'create_user_id'>,
): boolean => scoped.holds(row.dept_id) || (user.scope.kind === 'self' && row.create_user_id === user.userId)

/** What the caller may do with a document of which they see the management. */
export function movesOf(ctx: Pick<Ctx, 'user' | 'scoped'>, row: Material): MoveName<typeof material>[] {
  const own = isOwn(ctx, row)
  const publishes = own && reachIsMine(ctx, row) && mayPublish(ctx.user)
  const theirs: Record<MoveName<typeof material>, boolean> = {
    edit: own,
    // Whoever may publish it needs no review.
    submit: own && !publishes,
    publish: publishes,
    return: own && (publishes || row.create_user_id === ctx.user.userId),
    receipt: true,
    top: own,
    unpublish: own,
    delete: own,
  }
  return allowedMoves(material, row, ctx.user).filter((move) => theirs[move])
}

const mayPublish = ({ operations }: Pick<Principal, 'operations'>): boolean =>
  operations.get(material.permission)?.has('publish') ?? false

type Words = { readonly [K in keyof Material]?: Material[K] } & Pick<Material, 'content'>

/** What the keywords look through: words instead of markup, and the texts of its files. */
export const wordsOf = (row: Words, texts: readonly string[] = []): string =>
  [searchText(material, { ...row, content: textOfHtml(row.content) }), ...texts].join(' ').toLowerCase()
