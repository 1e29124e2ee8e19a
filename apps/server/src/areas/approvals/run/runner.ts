import type { Kysely } from 'kysely'
import type { Services } from '../../../core/services.ts'
import type { Unscoped } from '../../../db/scope.ts'

/** What a command needs to run: a person's call has it, and so has a timer. */
export type Runner = { readonly db: Kysely<Unscoped>; readonly now: Date; readonly services: Services }
