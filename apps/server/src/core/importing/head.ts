import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { Cell } from '../excel/cellText.ts'
import type { Words } from '../excel/cellValue.ts'
import { failAt } from '../failure.ts'
import type { ImportColumn, Importer } from './importer.ts'

/** The columns in the order of the sheet; undefined for the error column of an error file and for empty titles. */
export type Head = readonly (ImportColumn | undefined)[]

const langs: readonly Lang[] = ['CN', 'HK', 'US']
const normalised = (title: string) => title.replace(/[*＊]/g, '').trim().toLowerCase()
const isTitle = (title: string, key: MessageKey) => langs.some((lang) => normalised(message(lang, key)) === title)

/** Finds the columns by their titles in any language and order; 1001 at `file_id` for a sheet of another noun. */
export function readHead({ columns }: Importer, titles: readonly Cell[], lang: Lang): Head {
  const head = titles.map((cell) => {
    const title = normalised(String(cell ?? ''))
    const column = columns.find((candidate) => isTitle(title, candidate.title))
    if (!column && title !== '' && !isTitle(title, 'import.errors'))
      failAt('file_id', 'import.unknownColumn', { column: String(cell).slice(0, 50) })
    return column
  })
  const [key] = columns
  if (!head.includes(key)) failAt('file_id', 'import.noKey', { column: message(lang, key.title) })
  const duplicate = head.find((column, index) => column && head.indexOf(column) !== index)
  if (duplicate) failAt('file_id', 'import.twice', { column: message(lang, duplicate.title) })
  return head
}

/** The labels of the sheet's dictionaries in every language; disabled values are not accepted for new rows. */
export async function dictWords(db: Kysely<Unscoped>, { columns }: Importer): Promise<Words> {
  const codes = columns.flatMap(({ kind }) => (typeof kind === 'object' ? [kind.dict] : []))
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value', 'label_cn', 'label_hk', 'label_us'])
    // A sheet may have none.
    .where(sql<boolean>`dict_code = any(${codes}::text[])`)
    .where('status', '=', 1)
    .execute()
  return new Map(
    rows.flatMap(({ dict_code, value, ...labels }) =>
      [value, ...Object.values(labels)].flatMap((word) =>
        word === null ? [] : [[`${dict_code} ${word.toLowerCase()}`, value] as const],
      ),
    ),
  )
}
