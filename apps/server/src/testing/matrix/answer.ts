import type { Action } from '@shouya/contract/action'
import { errors } from '@shouya/contract/errors'
import { z } from 'zod'
import type { Answer } from '../testApp.ts'

const statuses = new Map<number, Set<number>>()
for (const { code, http } of Object.values(errors)) statuses.set(code, (statuses.get(code) ?? new Set()).add(http))

/** Columns and values that no response may contain, whatever its contract says. */
const secrets =
  /password_hash|password_history|sign_hash|answer_hash|body_hash|code_hash|secret_sealed|search_text|\$argon2|"phone":"1\d{10}"/

const envelope = {
  Code: z.literal(0),
  Message: z.literal(''),
}

/** The successful response as the contract declares it: strict, while the action's own schemas strip unknown keys. */
function successOf(action: Action): z.ZodType {
  if (action.list === 'page') return z.strictObject({ ...envelope, Data: z.array(action.out), Total: z.int().min(0) })
  if (action.list === 'keyset')
    return z.strictObject({ ...envelope, Data: z.array(action.out), Next: z.string().min(1).nullable() })
  return z.strictObject({ ...envelope, Data: action.out })
}

const failure = z.strictObject({
  Code: z.int().positive(),
  Message: z.string().min(1),
  Data: z.unknown(),
  RequestId: z.uuid(),
})

/** The fault of a response; null if there is none. */
export function flawOf(action: Action | null, { status, headers, ...json }: Answer): string | null {
  const text = JSON.stringify(json)
  if (!String(headers['content-type']).startsWith('application/json')) return `content type ${headers['content-type']}`
  const { Code } = json
  if (Code === 0 && action) return flawOfSuccess(action, status, json, text)
  const parsed = failure.safeParse(json)
  if (!parsed.success) return `no envelope: ${text.slice(0, 300)}`
  if (!statuses.get(parsed.data.Code)?.has(status)) return `Code ${Code} with status ${status}`
  if (Code === 500) return `500: ${text}`
  if (/\{\w+\}|undefined|\[object/.test(parsed.data.Message)) return `unfinished message: ${parsed.data.Message}`
  if (parsed.data.RequestId !== headers['x-request-id']) return 'RequestId is not the header x-request-id'
  if (Code === 1001 && !issues.safeParse(parsed.data.Data).success) return `a 1001 that does not say where: ${text}`
  return secrets.test(text) ? `a secret: ${text.slice(0, 300)}` : null
}

const issues = z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).min(1)

function flawOfSuccess(action: Action, status: number, json: unknown, text: string): string | null {
  if (status !== 200) return `Code 0 with status ${status}`
  const parsed = successOf(action).safeParse(json)
  if (!parsed.success) return `not what the contract declares: ${parsed.error.message.slice(0, 500)}`
  // The schemas strip unknown columns: one that is missing afterwards must not have been in the response.
  if (JSON.stringify(sorted(parsed.data)) !== JSON.stringify(sorted(json)))
    return `undeclared columns: ${text.slice(0, 300)}`
  // Reveal shows a phone number on purpose, to those who may; a unit's number is public.
  const checkedText =
    action.name === 'Reveal' || action.controller === 'AdminDept' ? text.replaceAll(/"phone":"\d+"/g, '') : text
  return secrets.test(checkedText) ? `a secret: ${text.slice(0, 300)}` : null
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
