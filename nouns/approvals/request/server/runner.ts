import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** What a command needs to run: a person's call has it, and so has a timer. */
export type Runner = { readonly db: Kysely<Unscoped>; readonly now: Date; readonly services: Services }
