import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormDocument } from '../document.ts'
import { parseDocument } from '../parseDocument.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures')

/** Real documents of public repositories (their sources are in INDEX.txt), and our own. */
export const fixtureNames = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

export const fixtureText = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

export function fixture(name: string): FormDocument {
  const result = parseDocument(fixtureText(name))
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.problems)}`)
  return result.document
}

/** The specification's dialect, one field of each type as the original creates it. */
export const dropped = () => fixture('dropped-3.7.4-3.7.6-SPEC-DIALECT.json')
