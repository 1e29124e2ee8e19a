import type { Field } from './field.ts'
import { columnOf, type Noun, type Part } from './noun.ts'

type Row = Readonly<Record<string, unknown>>
type Signed = Pick<Noun, 'fields' | 'parts'>

const FIRST = 1

/** Units and persons are signed by their ids, since names change; records by id and number. */
const columnsOf = (name: string, field: Field): string[] =>
  field.kind === 'record' ? [field.of, name] : [columnOf(name, field)]

const newestOf = (signed: readonly { readonly signed?: number }[]): number =>
  Math.max(FIRST, ...signed.map(({ signed = FIRST }) => signed))

const versionOf = ({ fields, parts = {} }: Signed): number =>
  newestOf([...Object.values(fields), ...Object.values(parts).flatMap((part) => [part, ...Object.values(part.fields)])])

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

type Signable = { readonly column: string; readonly signed: number; readonly signedIf: string | undefined }
const known = new WeakMap<Noun['fields'], readonly Signable[]>()

/** The columns that some version signs. Whole registers are hashed: each noun is read once. */
function signable(fields: Noun['fields']): readonly Signable[] {
  const found =
    known.get(fields) ??
    Object.entries(fields).flatMap(([name, field]) => {
      const { signed, signedIf } = field
      return signed === undefined ? [] : columnsOf(name, field).map((column) => ({ column, signed, signedIf }))
    })
  known.set(fields, found)
  return found
}

/**
 * The columns that are signed in a version, with their values. The first version holds each of its fields, empty or not;
 * later ones leave out what is empty.
 */
function columnsIn(fields: Noun['fields'], row: Row, version: number): Row {
  const content: Record<string, unknown> = {}
  for (const { column, signed, signedIf } of signable(fields)) {
    if (signed > version) continue
    const isLeftOut = version === FIRST ? signedIf !== undefined && isEmpty(row[signedIf]) : isEmpty(row[column])
    if (!isLeftOut) content[column] = row[column]
  }
  return content
}

/** The rows of a part, in an order that does not depend on how they were read. */
function partIn({ fields, order }: Part, rows: readonly Row[], version: number): Row[] {
  const inOrder = order === undefined ? rows : rows.toSorted((a, b) => compare(a[order], b[order]))
  return inOrder.map((row) => columnsIn(fields, row, version))
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1

/**
 * The content that a signature of a version stands under: columns and, under the name of each part, its rows. Later versions
 * than the first hold their number, so that no content of one passes for that of another.
 */
function contentOf({ fields, parts = {} }: Signed, row: Row, version: number): Row {
  const ofParts = Object.entries(parts)
    .filter(([, { signed = Infinity }]) => signed <= version)
    .map(([name, part]) => [name, partIn(part, row[name] as readonly Row[], version)])
  const content = { ...columnsIn(fields, row, version), ...Object.fromEntries(ofParts) }
  return version === FIRST ? content : { signed_version: version, ...content }
}

/** What is signed now: every signed field of the noun and of its parts, whose rows stand in the row under their names. */
export const signedContent = (noun: Signed, row: Row): Row => contentOf(noun, row, versionOf(noun))

/**
 * What a row may have been signed as, the newest version first: a signature holds when the hash of one of them is the
 * stored one. A field that came later is not under an older signature.
 */
export const signedContents = (noun: Signed, row: Row): Row[] =>
  Array.from({ length: versionOf(noun) }, (_, index) => contentOf(noun, row, versionOf(noun) - index))
