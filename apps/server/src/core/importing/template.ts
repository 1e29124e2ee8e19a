import { message } from '@shouya/contract/messages'
import { sql } from 'kysely'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { Ctx } from '../context.ts'
import type { CellKind } from '../excel/cellValue.ts'
import { keepWorkbook } from '../files/workbookFile.ts'
import type { ImportColumn, Importer } from './importer.ts'

const bold = (value: string): CellObject => ({ value, fontWeight: 'bold', backgroundColor: '#f0f2f5' })

/** An empty sheet with the titles, and a second one that explains each column. */
export async function template(ctx: Ctx, { title, columns }: Importer) {
  const { lang } = ctx
  const text = (key: Parameters<typeof message>[1]) => message(lang, key)
  const labels = await labelsOf(ctx, columns)
  const allowed = (kind: CellKind): string => {
    if (typeof kind === 'object') return (labels.get(kind.dict) ?? []).join(' / ')
    if (kind === 'bool') return `${text('excel.yes')} / ${text('excel.no')}`
    return kind === 'date' ? 'YYYY-MM-DD' : kind === 'time' ? 'HH:mm' : ''
  }
  const notes = columns.map((column) => [
    { value: text(column.title) },
    { value: text(column.required ? 'excel.yes' : 'excel.no') },
    {
      value: [allowed(column.kind), column.hint && text(column.hint)].filter(Boolean).join(text('text.apart')),
      wrap: true,
    },
  ])
  const workbook = await writeXlsxFile([
    {
      data: [columns.map((column) => bold(text(column.title) + (column.required ? ' *' : '')))],
      sheet: text(title).slice(0, 31),
      stickyRowsCount: 1,
      columns: columns.map(() => ({ width: 20 })),
    },
    {
      data: [[bold(text('import.column')), bold(text('import.required')), bold(text('import.note'))], ...notes],
      sheet: text('import.notes'),
      columns: [{ width: 22 }, { width: 10 }, { width: 80 }],
    },
  ]).toBuffer()
  ctx.note({ message: title, table: 'file' })
  return keepWorkbook(ctx, title, workbook)
}

/** The labels of each dictionary in order. */
async function labelsOf({ db, lang }: Ctx, columns: readonly ImportColumn[]): Promise<ReadonlyMap<string, string[]>> {
  const codes = columns.flatMap(({ kind }) => (typeof kind === 'object' ? [kind.dict] : []))
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'label_cn', 'label_hk', 'label_us'])
    // A sheet may have none.
    .where(sql<boolean>`dict_code = any(${codes}::text[])`)
    .where('status', '=', 1)
    .orderBy('sort')
    .execute()
  const label = (row: (typeof rows)[number]) =>
    ({ CN: row.label_cn, HK: row.label_hk, US: row.label_us })[lang] ?? row.label_cn
  return new Map(codes.map((code) => [code, rows.filter(({ dict_code }) => dict_code === code).map(label)]))
}
