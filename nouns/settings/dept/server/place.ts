import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { typesBelow, unitType } from '../rules.ts'
import { DEEPEST } from './rules.ts'
import { placeOf, subtreeOf } from './tree.ts'

type Unit = Selectable<DB['dept']>
type Wanted = { parent_id: number | null; dept_type: number; status: number }
type Parent = NonNullable<Awaited<ReturnType<typeof placeOf>>>

/**
 * Whether a unit may stand where it is wanted: the parent is in reach, of a kind that holds this kind, not below the unit
 * itself, not too deep and not disabled above an enabled one. Answers the parent; null for the head office, which stays
 * where it is.
 */
export function checkPlace(ctx: Ctx, wanted: Wanted, before: null): Promise<Parent>
export function checkPlace(ctx: Ctx, wanted: Wanted, before: Unit): Promise<Parent | null>
export async function checkPlace(ctx: Ctx, wanted: Wanted, before: Unit | null): Promise<Parent | null> {
  const below = before && (await subtreeOf(ctx.db, before))
  if (below?.childTypes.some((type) => !typesBelow(wanted.dept_type).includes(type)))
    failAt('dept_type', 'dept.refused.childKind')
  if (before && before.parent_id === null) {
    if (wanted.parent_id !== null) failAt('parent_id', 'dept.refused.root')
    if (wanted.dept_type !== unitType.head) failAt('dept_type', 'dept.refused.root')
    return null
  }
  if (wanted.parent_id === null) failAt('parent_id', 'input.required')
  const parent = await placeOf(ctx.db, wanted.parent_id)
  if (!parent) failAt('parent_id', 'input.unit')
  if (wanted.parent_id !== before?.parent_id && !ctx.scoped.holds(parent.id)) fail('OutOfScope')
  if (before && `${parent.path}.`.startsWith(`${before.path}.`)) failAt('parent_id', 'dept.refused.circle')
  if (!typesBelow(parent.dept_type).includes(wanted.dept_type)) failAt('dept_type', 'dept.refused.kind')
  if (parent.level + (below?.depth ?? 1) > DEEPEST) failAt('parent_id', 'dept.refused.depth', { max: DEEPEST })
  if (wanted.status === 1 && parent.status !== 1) failAt('parent_id', 'dept.refused.parentDisabled')
  return parent
}
