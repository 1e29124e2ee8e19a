import { regionStem } from '@shouya/server/core/org/regions.ts'
import { type RawBuilder, sql } from 'kysely'

/** Rows whose place lies in a region, if the query asks for one. */
export const inRegion = (column: string, region: string | undefined): RawBuilder<boolean>[] =>
  region === undefined ? [] : [sql`starts_with(${sql.ref(column)}, ${regionStem(region)})`]
