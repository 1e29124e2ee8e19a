import type { MessageKey } from '@shouya/contract/messages'
import { movesOf } from '@shouya/noun/moves'
import type { MoveName, Noun } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import type { Selectable, Updateable } from 'kysely'
import { type Ctx, can, type Principal } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { checkVersion, find } from '../registers/find.ts'
import { updateRow } from './store.ts'

type Stored = Noun & { readonly table: ScopedTable }
type RowOf<N extends Stored> = Selectable<DB[N['table']]>
type Seen = { id: number; version: number; status: number; bill_no: string; create_user_id: number | null }

/** The moves that a caller may make with a row now; `isFresh`: it may still be changed by its time. */
export const allowedMoves = <N extends Noun>(
  noun: N,
  row: Pick<Seen, 'status' | 'create_user_id'>,
  user: Principal,
  isFresh = true,
): MoveName<N>[] =>
  movesOf(noun, row, { userId: user.userId, may: (operation) => can(user, noun.permission, operation), isFresh })

/**
 * A row in scope that the caller may move on so, locked. 1002 none, 403 out of scope, 1004 not in this state or not theirs
 * (`why`: what the rules say of such a row), 1005 another version than they saw. How fresh it is, the noun asks by itself.
 */
export async function toMove<N extends Stored>(
  ctx: Ctx,
  noun: N,
  { id, version }: { id: number; version: number | undefined },
  move: MoveName<N>,
  why?: (row: RowOf<N>) => MessageKey | undefined,
): Promise<RowOf<N>> {
  const row = await find(ctx, noun.table as N['table'], id, 'lock')
  const seen = row as unknown as Seen
  if (!allowedMoves(noun, seen, ctx.user).includes(move)) {
    const reason = why?.(row)
    fail('WrongState', reason ? { reason } : {})
  }
  checkVersion(seen, version)
  return row
}

/** Changes a row that `toMove` found: columns, stamps, what keywords find it by, and the log with before and after. */
export async function changeRow<N extends Stored>(
  ctx: Ctx,
  noun: N,
  row: RowOf<N>,
  change: Updateable<DB[N['table']]>,
  message?: string,
): Promise<{ id: number; version: number }> {
  const before = row as unknown as Seen & Record<string, unknown>
  const after = change as Record<string, unknown>
  const isFound = Object.keys(after).some((column) => noun.fields[column]?.searched)
  const saved = await updateRow(ctx, noun.table as 'fault_repair', before.id, {
    ...(after as object),
    ...(isFound ? { search_text: searchText(noun, { ...before, ...after }) } : {}),
  })
  ctx.note({
    table: noun.table,
    id: before.id,
    billNo: before.bill_no,
    before: Object.fromEntries(Object.keys(after).map((column) => [column, before[column]])),
    after,
    ...(message === undefined ? {} : { message }),
  })
  return saved
}
