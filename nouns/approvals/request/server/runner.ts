import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** What a command needs to run: both a person's call and a timer have it. */
export type Runner = { readonly db: Kysely<Unscoped>; readonly now: Date; readonly services: Services }
