import { actsFor } from '@shouya/server/core/org/actsFor.ts'
import { type RawBuilder, sql } from 'kysely'

/** Whether a request of a unit may ask something for another: it asks for the unit that it acts for, and those below. Both by their ids. */
export const asksFor = (asking: RawBuilder<unknown>, unit: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from dept asking join dept unit on ${actsFor('asking')} @> unit.path
    where asking.id = ${asking} and unit.id = ${unit})`
