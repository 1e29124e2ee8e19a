import type { Lang } from '@shouya/contract/messages'
import type { Kysely } from 'kysely'
import type { Scope, Scoped, Unscoped } from '../db/scope.ts'
import type { Services } from './services.ts'

/** Who is calling, as resolved for one session and cached at most 30 s. */
export type Principal = {
  readonly sessionId: string
  readonly userId: number
  readonly username: string
  readonly name: string
  readonly avatarFileId: number | null
  readonly deptId: number
  readonly deptName: string
  /** Where they belong, in words: an escort company's people to it, whichever unit of the bank looks after them. */
  readonly belongs: string
  readonly userType: number
  readonly post: string | null
  readonly mustChangePassword: boolean
  /** Signs in with a second step. */
  readonly totpOn: boolean
  readonly expireAt: string
  readonly roles: readonly { readonly id: number; readonly code: string }[]
  /** Permission id → operations, the union over the roles. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>
  readonly scope: Scope
}

/** What every call knows before its handler runs. */
export type Call = {
  readonly services: Services
  /** The only clock in business rules. */
  readonly now: Date
  readonly lang: Lang
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  /** The caller wants nothing that was kept from before (`Cache-Control: no-cache`). */
  readonly fresh: boolean
  readonly cookie: { set(token: string, expires: Date): void; clear(): void }
  /** What the caller's browser keeps of an earlier sign-in, and keeps from now on. */
  readonly device: { readonly given: string | undefined; keep(name: string, expires: Date): void }
}

/** Dictionary log_type (domain 1.5). */
export type LogType = 1 | 2 | 3 | 4 | 5 | 6

export type AuditNote = {
  type?: LogType
  table?: string
  id?: number
  billNo?: string
  /** Whole rows or parts of them: only fields that differ are kept. */
  before?: object | null
  after?: object | null
  message?: string
  /** By right of office it ended or changed what is another's; the auditor's work bench counts these. */
  forced?: true
  /** Who did it, where the action itself finds that out (signing in). */
  by?: Pick<Principal, 'userId' | 'name' | 'deptId' | 'deptName'>
}

export type Demand = { password: string; path: string }

/**
 * What a handler works with. `db` is the action's transaction (the pool for reads) without the scoped tables;
 * `scoped` is the only way to those and carries the caller's scope.
 */
export type Ctx = Call & {
  readonly user: Principal
  readonly db: Kysely<Unscoped>
  readonly scoped: Scoped
  /** Adds to the action's audit row what it touched and which fields changed. */
  note(note: AuditNote): void
  /**
   * The action stands only with the caller's own password, which is checked last: once everything else would succeed, and
   * outside of the transaction (ADR 039). `path` is where a wrong one is told.
   */
  demandPassword(demand: Demand): void
}

/** The context of an action that needs no session. */
export type PublicCtx = Omit<Ctx, 'user' | 'scoped' | 'demandPassword'> & { readonly user: Principal | null }

/** True when the caller's roles allow an operation. */
export const can = (user: Pick<Principal, 'operations'>, id: string, operation: string): boolean =>
  user.operations.get(id)?.has(operation) ?? false
