import { timingSafeEqual } from 'node:crypto'
import type { Lang } from '@shouya/contract/messages'
import type { Keys } from '../keys/keys.ts'

/** Milliseconds for which a link counts: the browser follows it at once. */
const COUNTS = 60_000

/** `lang`: that of what is written for the archive. */
type Subject = { readonly table: string; readonly id: number; readonly userId: number; readonly lang: Lang }

const signatureOf = (keys: Keys, { table, id, userId, lang }: Subject, until: number): string =>
  keys.hash('archive link', `${table} ${id} ${userId} ${lang} ${until}`).toString('base64url')

/** The address of an archive of a record's files: for one person, and for a minute. */
export function archiveLink(keys: Keys, subject: Subject, now: Date): string {
  const until = now.getTime() + COUNTS
  const query = new URLSearchParams({
    ...{ table: subject.table, id: String(subject.id), lang: subject.lang, until: String(until) },
    sign: signatureOf(keys, subject, until),
  })
  return `/api/Common/DownloadArchive?${query}`
}

/** Whether a link was made for this person, and still counts. */
export function isArchiveLink(keys: Keys, subject: Subject, until: number, sign: string, now: Date): boolean {
  if (!(until >= now.getTime())) return false
  const expected = Buffer.from(signatureOf(keys, subject, until))
  const given = Buffer.from(sign)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
