import type { Noun } from '@shouya/noun/noun'
import { signedContent, signedContents } from '@shouya/noun/signed'
import { contentHash } from '../core/signatures/signatures.ts'

/** The hash of what somebody signs with a row (domain 0.3). */
export const signedHash = (noun: Noun, row: object): string =>
  contentHash(signedContent(noun, row as Record<string, unknown>))

/** Whether a row still says what was signed, by any version of its noun; null before anybody signed. */
export const isIntact = (noun: Noun, row: object & { sign_hash: string | null }): boolean | null =>
  row.sign_hash === null
    ? null
    : signedContents(noun, row as unknown as Record<string, unknown>).some(
        (content) => contentHash(content) === row.sign_hash,
      )
