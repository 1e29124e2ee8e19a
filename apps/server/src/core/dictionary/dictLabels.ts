import type { Ctx } from '../context.ts'

/** The labels of a dictionary in the caller's language. */
export async function dictLabels({ db, lang }: Ctx, dict: string): Promise<(value: number | string) => string> {
  const rows = await db
    .selectFrom('dict_data')
    .select(['value', 'label_cn', 'label_hk', 'label_us'])
    .where('dict_code', '=', dict)
    .execute()
  const label = (row: (typeof rows)[number]) =>
    ({ CN: row.label_cn, HK: row.label_hk, US: row.label_us })[lang] ?? row.label_cn
  const labels = new Map(rows.map((row) => [row.value, label(row)]))
  return (value) => labels.get(String(value)) ?? String(value)
}
