import type { Noun, Query } from '@shouya/noun/noun'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { onDays } from '@shouya/server/registers/filters.ts'
import type { RawBuilder } from 'kysely'

type Asked = { days_of?: string | undefined; begin_date?: string | undefined; end_date?: string | undefined }

/** The conditions that a noun declares; its days are those of another time where the query says so. */
export function datedConditions<N extends Noun & { readonly query: Query }>(
  noun: N,
  { days_of, begin_date, end_date, ...query }: Asked,
): RawBuilder<boolean>[] {
  const days = { begin_date, end_date }
  if (days_of === undefined) return conditionsIn(noun, { ...query, ...days })
  return [...conditionsIn(noun, query), ...onDays(`${noun.table}.${days_of}`, days)]
}
