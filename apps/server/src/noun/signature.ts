import type { Noun } from '@shouya/noun/noun'
import { signedContent, signedContents } from '@shouya/noun/signed'
import { contentHash } from '../core/signatures/signatures.ts'
import { instant } from '../core/time/local.ts'

const instants = new WeakMap<Noun['fields'], readonly string[]>()

/** The fields that are points in time though people write them in the business time zone. */
function instantsOf(fields: Noun['fields']): readonly string[] {
  const found =
    instants.get(fields) ??
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'moment' && field.instant ? [name] : []))
  instants.set(fields, found)
  return found
}

/** A row whose moments are written as points in time where the noun says so. */
function withInstants({ fields }: Noun, row: object, timezone: string): Record<string, unknown> {
  const written: Record<string, unknown> = { ...row }
  for (const name of instantsOf(fields)) {
    const value = written[name]
    if (typeof value === 'string') written[name] = instant(value, timezone).toISOString()
  }
  return written
}

/** The hash of what somebody signs with a row (domain 0.3); `timezone`: of the business times in it. */
export const signedHash = (noun: Noun, row: object, timezone: string): string =>
  contentHash(signedContent(noun, withInstants(noun, row, timezone)))

/** Whether a row still says what was signed, by any version of its noun; null before anybody signed. */
export const isIntact = <R extends Readonly<Record<'sign_hash', string | null>>>(
  noun: Noun,
  row: R,
  timezone: string,
): boolean | (R['sign_hash'] & null) =>
  row.sign_hash === null
    ? (null as R['sign_hash'] & null)
    : signedContents(noun, withInstants(noun, row, timezone)).some((content) => contentHash(content) === row.sign_hash)
