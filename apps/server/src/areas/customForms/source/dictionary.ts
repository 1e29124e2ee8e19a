import type { SourceItem } from '@shouya/contract/customForm'
import type { Ctx } from '../../../core/context.ts'
import { DICT } from './sourceList.ts'

/** The enabled values of dictionaries with their labels in the caller's language. */
export async function dictionaryOptions({ db, lang }: Ctx, codes: readonly string[]) {
  if (codes.length === 0) return {}
  const types = await db
    .selectFrom('dict_type')
    .select('dict_code')
    .where('dict_code', 'in', codes)
    .where('status', '=', 1)
    .execute()
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value', 'label_cn', 'label_hk', 'label_us'])
    .where('dict_code', 'in', codes)
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const label = ({ label_cn, label_hk, label_us }: (typeof rows)[number]) =>
    ({ CN: label_cn, HK: label_hk, US: label_us })[lang] ?? label_cn
  const options: Record<string, SourceItem[]> = {}
  for (const { dict_code } of types) options[`${DICT}${dict_code}`] = []
  for (const row of rows) options[`${DICT}${row.dict_code}`]?.push({ value: row.value, label: label(row) })
  return options
}
