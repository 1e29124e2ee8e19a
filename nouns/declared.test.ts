import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fieldsWith, type Noun } from '@shouya/noun/noun'
import { expect, test } from 'vitest'
import { nouns } from './declared.ts'

/** The text of some files of a noun's pages. */
const textOf = ({ name }: Noun, ofFile: RegExp) =>
  globSync(`*/${name}/console/*.{ts,tsx}`, { cwd: import.meta.dirname })
    .filter((file) => ofFile.test(file))
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .join('\n')

/** A row's field on a sheet or in a record: by name, by its label, or as part of something else. */
const names = (text: string, field: string) => new RegExp(`'${field}'|\\b(row|first)\\.${field}\\b`).test(text)

const unnamed = (fields: readonly string[], isNamed: (field: string) => boolean) =>
  fields.filter((field) => !isNamed(field))

/** What a record says by other means than a field: in its head, as an alert, or by another field that says as much. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  faultRepair: ['bill_no', 'status', 'is_backfill', 'biz_date', 'create_user_name'],
  visitor: ['bill_no', 'status', 'is_backfill', 'replaces_id', 'person_count'],
}

test.each(nouns.map((noun) => [noun.name, noun] as const))(
  'every field of %s is where its declaration says',
  (_, noun) => {
    const isAnswered = (field: string) => !['personal', 'digest'].includes(noun.fields[field]?.kind ?? '')
    const answered = Object.keys(noun.fields).filter(isAnswered)

    const form = textOf(noun, /Field|Form|Move|Step/)
    expect(
      unnamed(fieldsWith(noun, 'entered'), (field) => form.includes(`of="${field}"`)),
      'in the form',
    ).toEqual([])

    const record = textOf(noun, /Facts|Detail|Record|Signs|Numbers|Signature/)
    const shown = answered.filter((field) => !otherwise[noun.name]?.includes(field))
    expect(
      unnamed(shown, (field) => names(record, field)),
      'in the record',
    ).toEqual([])

    // What a file has the list has, too: the columns of a file are chosen among them. The day is that of a moment in it.
    const columns = textOf(noun, /Columns/)
    const listed = fieldsWith(noun, 'exported').filter((field) => {
      const declared = noun.fields[field]
      return !declared?.detail && declared?.kind !== 'flag' && field !== 'biz_date'
    })
    expect(
      unnamed(listed, (field) => columns.includes(`\n    ${field}: {`) || names(columns, field)),
      'in the list',
    ).toEqual([])

    const paper = textOf(noun, /Print/)
    const printed = answered.filter((field) => names(paper, field))
    expect(printed.toSorted(), 'on paper').toEqual(fieldsWith(noun, 'printed').toSorted())
  },
)
