import type { Lang } from '@shouya/contract/messages'
import type { Kysely } from 'kysely'
import type { Scope, Scoped, Unscoped } from '../db/scope.ts'
import type { Services } from './services.ts'

/** The caller as resolved for one session; cached at most 30 s. */
export type Principal = {
  readonly sessionId: string
  readonly userId: number
  readonly username: string
  readonly name: string
  readonly avatarFileId: number | null
  readonly deptId: number
  readonly deptName: string
  /** The name of their organisation: an escort company for its people, whichever unit is responsible for them. */
  readonly belongs: string
  readonly userType: number
  readonly post: string | null
  readonly mustChangePassword: boolean
  /** Whether the account signs in with a second step. */
  readonly totpOn: boolean
  readonly expireAt: string
  readonly roles: readonly { readonly id: number; readonly code: string }[]
  /** Permission id → operations, the union over the roles. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>
  readonly scope: Scope
}

/** What every call has before its handler runs. */
export type Call = {
  readonly services: Services
  /** The only clock in business rules. */
  readonly now: Date
  readonly lang: Lang
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  /** The caller wants nothing from a cache (`Cache-Control: no-cache`). */
  readonly fresh: boolean
  readonly cookie: { set(token: string, expires: Date): void; clear(): void }
  /** The mark of an earlier sign-in that the caller's browser keeps, and its replacement. */
  readonly device: { readonly given: string | undefined; keep(name: string, expires: Date): void }
}

/** Dictionary log_type (domain 1.5). */
export type LogType = 1 | 2 | 3 | 4 | 5 | 6

export type AuditNote = {
  type?: LogType
  table?: string
  id?: number
  billNo?: string
  /** Whole rows or parts of them: only fields that differ are recorded. */
  before?: object | null
  after?: object | null
  message?: string
  /** Ended or changed another person's record by right of office; counted on the auditor's work bench. */
  forced?: true
  /** The actor, where the action itself finds out (signing in). */
  by?: Pick<Principal, 'userId' | 'name' | 'deptId' | 'deptName'>
}

export type Demand = { password: string; path: string }

/**
 * The context of a handler. `db` is the action's transaction (the pool for reads) without the scoped tables; `scoped`
 * is the only way to those and applies the caller's scope.
 */
export type Ctx = Call & {
  readonly user: Principal
  readonly db: Kysely<Unscoped>
  readonly scoped: Scoped
  /** Adds to the action's audit row the record it touched and the changed fields. */
  note(note: AuditNote): void
  /**
   * Makes the action depend on the caller's own password, which is checked last: when everything else would succeed,
   * and outside of the transaction (ADR 039). `path` is the field for the message of a wrong one.
   */
  demandPassword(demand: Demand): void
}

/** The context of an action without a session. */
export type PublicCtx = Omit<Ctx, 'user' | 'scoped' | 'demandPassword'> & { readonly user: Principal | null }

/** Whether the caller's roles allow an operation. */
export const can = (user: Pick<Principal, 'operations'>, id: string, operation: string): boolean =>
  user.operations.get(id)?.has(operation) ?? false
