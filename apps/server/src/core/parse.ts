import type { InputIssue } from '@shouya/contract/envelope'
import { isMessageKey, type Lang, type MessageKey, message, type Params } from '@shouya/contract/messages'
import { z } from 'zod'
import { Failure } from './failure.ts'

const locales = { CN: z.locales.zhCN(), HK: z.locales.zhTW(), US: z.locales.en() } as const

/** The most places that are reported. */
const MOST = 50

/** Parses a body by its schema; fails with 1001 and its places, in the caller's language. */
export function parse<S extends z.ZodType>(schema: S, body: unknown, lang: Lang): z.output<S> {
  const result = schema.safeParse(body, { error: locales[lang].localeError, reportInput: false })
  if (result.success) return result.data
  // A body can be invalid in a hundred thousand places.
  const issues = result.error.issues.slice(0, MOST).flatMap((issue) => describe(issue, lang, body))
  throw new Failure('BadInput', { data: issues.slice(0, MOST) })
}

function describe(issue: z.core.$ZodIssue, lang: Lang, body: unknown): InputIssue[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MOST).map((key) => ({
      path: path ? `${path}.${key}` : key,
      message: message(lang, 'input.unknown'),
    }))
  if (issue.code !== 'custom' && valueAt(body, issue.path) === undefined)
    return [{ path, message: message(lang, 'input.required') }]
  // Only its author understands a pattern.
  if (issue.code === 'invalid_format' && issue.format === 'regex' && !isMessageKey(issue.message))
    return [{ path, message: message(lang, 'input.format') }]
  return [{ path, message: isMessageKey(issue.message) ? message(lang, issue.message) : issue.message }]
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body)

type RawIssue = { path: string; message?: string; reason?: MessageKey; params?: Params }

/** The issues of a 1001 for the wire: rules of nouns name their text by key. */
export function issues(data: unknown, lang: Lang): InputIssue[] {
  return (data as RawIssue[]).map(({ path, message: text, reason, params }) => ({
    path,
    message: reason ? message(lang, reason, params) : (text ?? ''),
  }))
}
