import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { versionsPublishing } from './publishing.ts'

type Said = {
  topic: string
  /** Fields of the request's form with their values. */
  says: Readonly<Record<string, string>>
}

/** Submitted requests of flows that publish a topic, whose forms have all of these values; the last first. */
export const requestsSaying = (db: Kysely<Unscoped>, { topic, says }: Said) =>
  db
    .selectFrom('appr_instance')
    .select(['id', 'bill_no', 'status'])
    .where('flow_id', 'in', versionsPublishing(db, topic).select('flow_id'))
    .where(sql<boolean>`state -> 'form' @> ${JSON.stringify(says)}::jsonb`)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
