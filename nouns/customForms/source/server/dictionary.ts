import type { SourceItem } from '@shouya/contract/customForm'
import { message } from '@shouya/contract/messages'
import { dictionaryOf, dictionarySource, peopleSources, unitSources } from '@shouya/contract/sources'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

const dictionaries = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('dict_type')
    .select(['dict_code', 'dict_name', 'dict_name_hk', 'dict_name_us'])
    .where('status', '=', 1)
    .orderBy('dict_code')
    .execute()

/** The names of all sources. */
export const sourceKeys = async (db: Kysely<Unscoped>): Promise<string[]> => [
  ...peopleSources,
  ...unitSources,
  ...(await dictionaries(db)).map(({ dict_code }) => dictionarySource(dict_code)),
]

/** The sources with their names, for the designer. */
export async function sourceList({ db, lang }: Ctx) {
  const nameOf = ({ dict_name, dict_name_hk, dict_name_us }: Awaited<ReturnType<typeof dictionaries>>[number]) =>
    ({ CN: dict_name, HK: dict_name_hk, US: dict_name_us })[lang] ?? dict_name
  const dicts = (await dictionaries(db)).map((dict) => ({
    key: dictionarySource(dict.dict_code),
    name: message(lang, 'form.source.dict', { name: nameOf(dict) }),
  }))
  return [
    ...[...peopleSources, ...unitSources].map((key) => ({ key, name: message(lang, `form.source.${key}`) })),
    ...dicts,
  ]
}

/**
 * The values of dictionaries with their labels in the caller's language, as trees: the enabled values, which may be
 * chosen, or all values, to show what was chosen.
 */
export async function dictionaryOptions(
  { db, lang }: Ctx,
  codes: readonly string[],
  which: 'enabled' | 'all' = 'enabled',
) {
  if (codes.length === 0) return {}
  const states = which === 'all' ? [0, 1] : [1]
  const types = await db
    .selectFrom('dict_type')
    .select('dict_code')
    .where('dict_code', 'in', codes)
    .where('status', 'in', states)
    .execute()
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value', 'label_cn', 'label_hk', 'label_us', 'parent_value'])
    .where('dict_code', 'in', codes)
    .where('status', 'in', states)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const label = ({ label_cn, label_hk, label_us }: (typeof rows)[number]) =>
    ({ CN: label_cn, HK: label_hk, US: label_us })[lang] ?? label_cn
  const options: Record<string, SourceItem[]> = {}
  for (const { dict_code } of types) options[dictionarySource(dict_code)] = []
  const items = new Map(
    rows.map((row) => [`${row.dict_code} ${row.value}`, { value: row.value, label: label(row) } as SourceItem]),
  )
  for (const { dict_code, value, parent_value } of rows) {
    const item = items.get(`${dict_code} ${value}`)
    // The children of a disabled value are offered on the first level.
    const above = parent_value === null ? undefined : items.get(`${dict_code} ${parent_value}`)
    if (!item) continue
    if (above) above.children = [...(above.children ?? []), item]
    else options[dictionarySource(dict_code)]?.push(item)
  }
  return options
}

/** All values of the dictionaries that a document uses, by source. */
export async function dictionaryValues(db: Kysely<Unscoped>, document: FormDocument) {
  const codes = [
    ...new Set([...compile(document).byId.values()].flatMap(({ source }) => dictionaryOf(source ?? '') ?? [])),
  ]
  if (codes.length === 0) return {}
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', sql<string[]>`array_agg(value)`.as('values')])
    .where('dict_code', 'in', codes)
    .groupBy('dict_code')
    .execute()
  return Object.fromEntries(rows.map(({ dict_code, values }) => [dictionarySource(dict_code), values]))
}
