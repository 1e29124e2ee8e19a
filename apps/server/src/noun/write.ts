import type { MessageKey } from '@shouya/contract/messages'
import { movesOf } from '@shouya/noun/moves'
import { fieldOf, type MoveName, type Noun } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Ctx, can, type Principal } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import { checkVersion } from '../registers/find.ts'
import { findLocked, insertRow, updateRow } from './store.ts'

type Stored = Noun & { readonly table: keyof DB }
type RowOf<N extends Stored> = Selectable<DB[N['table']]>
type Seen = { id: number; version: number; status: number; bill_no: string | null; create_user_id: number | null }

/** The moves that a caller may make with a row now; `isFresh`: it may still be changed by its time. */
export const allowedMoves = <N extends Noun>(
  noun: N,
  row: Pick<Seen, 'status' | 'create_user_id'>,
  user: Principal,
  isFresh = true,
): MoveName<N>[] =>
  movesOf(noun, row, {
    userId: user.userId,
    may: (operation, permission = noun.permission) => can(user, permission, operation),
    isFresh,
  })

/**
 * A row that the caller may move on so, locked. 1002 none, 403 out of scope, 1004 not in this state or not theirs
 * (`whyNot`: what else is against it, as the caller hears it), 1005 another version than they saw. How fresh it is, the noun
 * asks by itself.
 */
export async function toMove<N extends Stored>(
  ctx: Ctx,
  noun: N,
  { id, version }: { id: number; version: number | undefined },
  move: MoveName<N>,
  whyNot?: (row: RowOf<N>) => MessageKey | undefined,
): Promise<RowOf<N>> {
  const row = (await findLocked(ctx, noun.table as 'box', id)) as unknown as RowOf<N>
  const seen = row as unknown as Seen
  const reason = whyNot?.(row)
  if (reason) fail('WrongState', { reason })
  if (!allowedMoves(noun, seen, ctx.user).includes(move)) fail('WrongState')
  checkVersion(seen, version)
  return row
}

/** What the log has of a row: the columns that the noun declares, but no digest of what somebody may not see. */
export const loggedOf = (noun: Noun, row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => {
      const name = fieldOf(noun, column)
      return name !== undefined && noun.fields[name]?.kind !== 'digest'
    }),
  )

type Entered<N extends Stored> = Omit<
  Insertable<DB[N['table']]>,
  'id' | 'version' | 'search_text' | 'create_user_id' | 'create_user_name' | 'create_time'
> & { bill_no: string }

/** Inserts a row that has its number: with stamps, what keywords find it by, and the log. */
export async function insertRecord<N extends Stored>(
  ctx: Ctx,
  noun: N,
  row: Entered<N>,
): Promise<{ id: number; version: number; bill_no: string }> {
  const { bill_no } = row
  const search_text = searchText(noun, row as object as Record<string, unknown>)
  const saved = await insertRow(ctx, noun.table as never, { ...row, search_text } as never)
  ctx.note({ table: noun.table, id: saved.id, billNo: bill_no, after: row })
  return { ...saved, bill_no }
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
  const saved = await updateRow(ctx, noun.table as 'room_key', before.id, {
    ...(after as object),
    ...(isFound ? { search_text: searchText(noun, { ...before, ...after }) } : {}),
  })
  const logged = Object.keys(after).filter((column) => noun.fields[column]?.kind !== 'digest')
  ctx.note({
    table: noun.table,
    id: before.id,
    ...(before.bill_no ? { billNo: before.bill_no } : {}),
    before: Object.fromEntries(logged.map((column) => [column, before[column]])),
    after: Object.fromEntries(logged.map((column) => [column, after[column]])),
    ...(message === undefined ? {} : { message }),
  })
  return saved
}
