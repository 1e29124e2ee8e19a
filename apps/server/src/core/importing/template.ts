import { message } from '@shouya/contract/messages'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { Ctx } from '../context.ts'
import type { CellKind } from '../excel/cellValue.ts'
import { keepWorkbook } from '../files/workbookFile.ts'
import type { ImportColumn, Importer } from './importer.ts'

const bold = (value: string): CellObject => ({ value, fontWeight: 'bold', backgroundColor: '#f0f2f5' })

/** An empty sheet with the titles, and a second one that says what belongs into each column. */
export async function template(ctx: Ctx, { title, columns }: Importer) {
  const { lang } = ctx
  const say = (key: Parameters<typeof message>[1]) => message(lang, key)
  const labels = await labelsOf(ctx, columns)
  const allowed = (kind: CellKind): string => {
    if (typeof kind === 'object') return (labels.get(kind.dict) ?? []).join(' / ')
    if (kind === 'bool') return `${say('excel.yes')} / ${say('excel.no')}`
    return kind === 'date' ? 'YYYY-MM-DD' : kind === 'time' ? 'HH:mm' : ''
  }
  const notes = columns.map((column) => [
    { value: say(column.title) },
    { value: say(column.required ? 'excel.yes' : 'excel.no') },
    {
      value: [allowed(column.kind), column.hint && say(column.hint)].filter(Boolean).join(say('text.apart')),
      wrap: true,
    },
  ])
  const workbook = await writeXlsxFile([
    {
      data: [columns.map((column) => bold(say(column.title) + (column.required ? ' *' : '')))],
      sheet: say(title).slice(0, 31),
      stickyRowsCount: 1,
      columns: columns.map(() => ({ width: 20 })),
    },
    {
      data: [[bold(say('import.column')), bold(say('import.required')), bold(say('import.note'))], ...notes],
      sheet: say('import.notes'),
      columns: [{ width: 22 }, { width: 10 }, { width: 80 }],
    },
  ]).toBuffer()
  ctx.note({ message: title, table: 'file' })
  return keepWorkbook(ctx, title, workbook)
}

/** The words of each dictionary in its order. */
async function labelsOf({ db, lang }: Ctx, columns: readonly ImportColumn[]): Promise<ReadonlyMap<string, string[]>> {
  const codes = columns.flatMap(({ kind }) => (typeof kind === 'object' ? [kind.dict] : []))
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'label_cn', 'label_hk', 'label_us'])
    .where('dict_code', 'in', codes)
    .where('status', '=', 1)
    .orderBy('sort')
    .execute()
  const label = (row: (typeof rows)[number]) =>
    ({ CN: row.label_cn, HK: row.label_hk, US: row.label_us })[lang] ?? row.label_cn
  return new Map(codes.map((code) => [code, rows.filter(({ dict_code }) => dict_code === code).map(label)]))
}
