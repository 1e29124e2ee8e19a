import type { Field } from './field.ts'
import { columnOf, type Noun } from './noun.ts'

type Row = Readonly<Record<string, unknown>>

const FIRST = 1

/** Units and persons are signed by their ids, since names change; records by id and number. */
const columnsOf = (name: string, field: Field): string[] =>
  field.kind === 'record' ? [field.of, name] : [columnOf(name, field)]

const versionOf = ({ fields }: Noun): number => Math.max(...Object.values(fields).map(({ signed }) => signed ?? FIRST))

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The content that a signature of a version stands under. The first version holds each of its fields, empty or not, and no
 * number of a version; later ones leave out what is empty and say which they are, so that no content of one passes for
 * that of another.
 */
function contentOf(noun: Noun, row: Row, version: number): Row {
  const signed = Object.entries(noun.fields).filter(([, field]) => (field.signed ?? Infinity) <= version)
  const entries = signed
    .flatMap(([name, field]) => columnsOf(name, field))
    .map((column) => [column, row[column]] as const)
  if (version === FIRST) return Object.fromEntries(entries)
  return { signed_version: version, ...Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))) }
}

/** What is signed now: every signed field of the noun. */
export const signedContent = (noun: Noun, row: Row): Row => contentOf(noun, row, versionOf(noun))

/**
 * What a row may have been signed as, the newest version first: a signature holds when the hash of one of them is the
 * stored one. A field that came later is not under an older signature.
 */
export const signedContents = (noun: Noun, row: Row): Row[] =>
  Array.from({ length: versionOf(noun) }, (_, index) => contentOf(noun, row, versionOf(noun) - index))
