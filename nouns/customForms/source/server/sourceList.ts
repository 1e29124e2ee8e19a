import { message } from '@shouya/contract/messages'
import { peopleSources, unitSources } from '@shouya/contract/sources'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** What a document calls the dictionary of a code. */
export const DICT = 'dict.'

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
  ...(await dictionaries(db)).map(({ dict_code }) => `${DICT}${dict_code}`),
]

/** The sources with their names, for whoever draws a form. */
export async function sourceList({ db, lang }: Ctx) {
  const nameOf = ({ dict_name, dict_name_hk, dict_name_us }: Awaited<ReturnType<typeof dictionaries>>[number]) =>
    ({ CN: dict_name, HK: dict_name_hk, US: dict_name_us })[lang] ?? dict_name
  const dicts = (await dictionaries(db)).map((dict) => ({
    key: `${DICT}${dict.dict_code}`,
    name: message(lang, 'form.source.dict', { name: nameOf(dict) }),
  }))
  return [
    ...[...peopleSources, ...unitSources].map((key) => ({ key, name: message(lang, `form.source.${key}`) })),
    ...dicts,
  ]
}
