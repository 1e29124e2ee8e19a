import type { InputIssue } from '@shouya/contract/envelope'
import { type ErrorName, errors } from '@shouya/contract/errors'

/** `Network`: no response · `TimedOut`: none in the action's time · `Unreadable`: a response without an envelope. */
export type FailureName = ErrorName | 'Network' | 'TimedOut' | 'Unreadable'

type Failure = { name: FailureName; code: number; message: string; data?: unknown; requestId?: string }

/** Why a call failed. `message` is already in the user's language. */
export class ApiError extends Error {
  override readonly name: FailureName
  readonly code: number
  readonly data: unknown
  readonly requestId: string | undefined

  constructor({ name, code, message, data, requestId }: Failure) {
    super(message)
    this.name = name
    this.code = code
    this.data = data
    this.requestId = requestId
  }

  /** Whether a repeated call may succeed; a violated rule stays violated. */
  get passing(): boolean {
    const http = this.name in errors ? errors[this.name as ErrorName].http : 500
    return http >= 500 || http === errors.TooMany.http
  }

  /** The request's id, for failures without a known cause: a violated rule explains itself. */
  get trace(): string | undefined {
    const isKnown = this.name in errors && errors[this.name as ErrorName].http < 500
    return isKnown ? undefined : this.requestId
  }

  /** The invalid input, by dotted path of the body: of a 1001, of a signature's password, of a number that is taken. */
  get issues(): InputIssue[] {
    if (Array.isArray(this.data)) return this.data
    const { path } = (this.data ?? {}) as { path?: unknown }
    return typeof path === 'string' ? [{ path, message: this.message }] : []
  }
}

/** Codes that several failures share are distinguished by status, 401 by `Data.reason`. */
export function failureName(code: number, status: number, data: unknown): FailureName {
  if (code === 401) return (data as { reason?: string } | null)?.reason === 'operation' ? 'NoOperation' : 'NoSession'
  const entries = Object.entries(errors) as [ErrorName, (typeof errors)[ErrorName]][]
  const sameCode = entries.filter(([, error]) => error.code === code)
  const exact = sameCode.find(([, error]) => error.http === status) ?? sameCode[0]
  return exact?.[0] ?? (status >= 500 ? 'Internal' : 'Unreadable')
}
