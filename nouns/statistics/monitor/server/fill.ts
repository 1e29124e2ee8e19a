import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import type { Fill } from '../contract.ts'
import { sourceType } from '../measures.ts'
import { spanIn } from './board.ts'
import { columnsOf } from './columns.ts'
import { entryOf } from './entries.ts'

/** Enters a value of a unit and a period, changes it or takes it back. */
export async function fill(ctx: Ctx, { period_key, dept_id, column_id, version, value: written }: Input<typeof Fill>) {
  const unit = await unitInScope(ctx, dept_id)
  const { key } = spanIn(ctx, period_key)
  const columns = await columnsOf(ctx, dept_id)
  const column = columns.find(({ id }) => id === column_id)
  if (column?.source_type !== sourceType.manual) failAt('column_id', 'monitor.refused.noEntries')
  const value = entryOf(written, column)
  const before = await ctx.scoped
    .rows('selfcheck_value')
    .selectAll()
    .where('period_key', '=', key)
    .where('dept_id', '=', dept_id)
    .where('column_id', '=', column_id)
    .forUpdate()
    .executeTakeFirst()
  if (before) checkVersion(before, version)
  const by = { fill_user_id: ctx.user.userId, fill_user_name: ctx.user.name, fill_time: ctx.now }
  const saved = before
    ? await ctx.scoped
        .change('selfcheck_value')
        .set({ value, ...by, version: before.version + 1 })
        .where('id', '=', before.id)
        .returning(['id', 'version'])
        .executeTakeFirst()
    : await ctx.scoped
        .insert('selfcheck_value')
        .values({ dept_id, period_key: key, column_id, value, ...by })
        .onConflict((taken) => taken.doNothing())
        .returning(['id', 'version'])
        .executeTakeFirst()
  ctx.note({
    table: 'selfcheck_value',
    id: saved?.id ?? 0,
    before: before ? { value: before.value } : null,
    after: { value },
    message: `${unit.dept_name} ${key} ${column.column_key}`,
  })
  // Somebody entered the first one at the same time.
  return saved ?? fail('Stale')
}
