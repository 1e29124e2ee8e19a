import { createHash, randomBytes } from 'node:crypto'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isObject, type Json, type JsonPath } from '@shouya/forms/json'
import { sensitivePaths } from '@shouya/forms/sensitivePaths'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { valueAt, withValue } from './paths.ts'

/** The place of an entry's secrets; it is part of their seal, so they cannot be exchanged. */
export type Place = { submission_id: number; entry_no: number }

export type Secret = { path: JsonPath; salt: string; value: Json }

/** A sensitive value is replaced by an object with its hash under this key. */
export const MARK = '$sealed'

const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The hash that replaces a secret. */
export const hashOf = ({ salt, value }: Omit<Secret, 'path'>): string =>
  createHash('sha256')
    .update(`${salt}\0${JSON.stringify(value)}`)
    .digest('hex')

/** The data with hashes instead of its sensitive values, and those values. Empty values are not secrets. */
export function takeOut(document: FormDocument, values: Values): { data: Json; secrets: Secret[] } {
  let data = values as Json
  const secrets: Secret[] = []
  for (const path of sensitivePaths(document, values)) {
    const value = valueAt(data, path)
    if (value === undefined || isEmpty(value)) continue
    const secret = { path, salt: randomBytes(16).toString('hex'), value }
    secrets.push(secret)
    data = withValue(data, path, { [MARK]: hashOf(secret) })
  }
  return { data, secrets }
}

/** The paths of an entry that hold hashes instead of values. */
export const sealedPaths = (document: FormDocument, data: Values): JsonPath[] =>
  sensitivePaths(document, data).filter((path) => {
    const value = valueAt(data as Json, path)
    return isObject(value) && typeof value[MARK] === 'string'
  })

const purposeOf = ({ submission_id, entry_no }: Place, path: string) =>
  `form_secret ${submission_id} ${entry_no} ${path}`

/** A secret as its row. */
export function secretRow(keys: Keys, place: Place, { path, salt, value }: Secret) {
  const text = JSON.stringify(path)
  return { ...place, path: text, sealed: keys.seal(purposeOf(place, text), JSON.stringify({ salt, value })) }
}

/** The value of a row; undefined when it does not match the entry's hash, or cannot be opened any more. */
export function openSecret(
  keys: Keys,
  place: Place,
  row: { path: string; sealed: string },
  data: Json,
): Json | undefined {
  const text = keys.unseal(purposeOf(place, row.path), row.sealed)
  if (text === null) return undefined
  const secret = JSON.parse(text) as Omit<Secret, 'path'>
  const mark = valueAt(data, JSON.parse(row.path) as JsonPath)
  return isObject(mark) && mark[MARK] === hashOf(secret) ? secret.value : undefined
}
