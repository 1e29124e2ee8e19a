import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** The versions of flows whose approval publishes a topic. */
export const versionsPublishing = (db: Kysely<Unscoped>, topic: string) =>
  db
    .selectFrom('appr_flow_version')
    .where(sql<boolean>`definition -> 'onPass' @> ${JSON.stringify([{ topic }])}::jsonb`)
