import { canonical } from './canonical.ts'
import type { Recorded } from './event.ts'

/** SHA-256 of a text as hex, from the host: node:crypto at the server. */
export type Hash = (text: string) => string

/** Stored with a record: the hash of the record before, and the hash over that and the record itself. */
export interface ChainLink {
  readonly prevHash: string
  readonly hash: string
}

/** The hash before the first event: it depends on the instance, so that chains cannot be exchanged. */
export const anchorOf = (instance: number | string, hash: Hash): string => hash(`shouya approval ${instance}`)

/** The links of further events after the hash of the last one (or the anchor). */
export function chain(previous: string, records: readonly Recorded[], hash: Hash): readonly ChainLink[] {
  const links: ChainLink[] = []
  for (const record of records) {
    const prevHash = links.at(-1)?.hash ?? previous
    links.push({ prevHash, hash: hash(prevHash + canonical(record)) })
  }
  return links
}

/** The number of the first event that is missing, out of order or changed; undefined when all verify (I7). */
export function brokenAt(anchor: string, stored: readonly (Recorded & ChainLink)[], hash: Hash): number | undefined {
  let previous = anchor
  for (const [index, { prevHash, hash: storedHash, ...record }] of stored.entries()) {
    const [link] = chain(previous, [record], hash)
    if (record.seq !== index + 1 || prevHash !== previous || storedHash !== link?.hash) return index + 1
    previous = storedHash
  }
  return undefined
}
