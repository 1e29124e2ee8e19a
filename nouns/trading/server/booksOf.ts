import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'

/** The ledger belongs to no unit: whoever sees the whole bank sees it, others see nothing of it. */
export const seesBooks = ({ scope }: Pick<Principal, 'scope'>): boolean => scope.kind === 'all'

/** The condition of its lists. */
export const booksOf = ({ user }: Pick<Ctx, 'user'>): RawBuilder<boolean>[] =>
  seesBooks(user) ? [] : [sql<boolean>`false`]

/** Refuses what is not a list to whoever does not see it. */
export function requireBooks({ user }: Pick<Ctx, 'user'>): void {
  if (!seesBooks(user)) fail('OutOfScope')
}
