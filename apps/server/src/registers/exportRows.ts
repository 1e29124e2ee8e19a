import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import type { Kysely } from 'kysely'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { Unscoped } from '../db/scope.ts'
import type { ColumnKind, Exporter, FurtherColumn } from './exporter.ts'

type Labels = ReadonlyMap<string, string>

const HEAD = { fontWeight: 'bold', backgroundColor: '#f0f2f5' } as const
/** Widths in characters; Chinese ones count double. */
const WIDTH = { number: 12, text: 22 }

/** A workbook of rows under the titles of the caller's language. */
export async function exportRows(
  db: Kysely<Unscoped>,
  { title, columns, titles = {} }: Exporter,
  wanted: readonly string[],
  further: readonly FurtherColumn[],
  rows: readonly object[],
  lang: Lang,
): Promise<Buffer> {
  const titleOf = (field: string) => message(lang, titles[field] ?? (`column.${field}` as MessageKey))
  const all: FurtherColumn[] = [
    ...wanted.map((field) => ({ field, title: titleOf(field), kind: columns[field] ?? 'text' })),
    ...further,
  ]
  const labels = await labelsOf(db, all, lang)
  const head: CellObject[] = all.map((column) => ({ ...HEAD, value: harmless(column.title) }))
  const body = rows.map((row) =>
    all.map(({ field, kind }) => cell((row as Record<string, unknown>)[field], kind, labels, lang)),
  )
  return writeXlsxFile([head, ...body], {
    sheet: message(lang, title).slice(0, 31),
    stickyRowsCount: 1,
    columns: all.map(({ kind }) => ({ width: kind === 'number' ? WIDTH.number : WIDTH.text })),
  }).toBuffer()
}

async function labelsOf(db: Kysely<Unscoped>, columns: readonly FurtherColumn[], lang: Lang): Promise<Labels> {
  const codes = columns.flatMap(({ kind }) => (typeof kind === 'object' ? [kind.dict] : []))
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value', 'label_cn', 'label_hk', 'label_us'])
    .where('dict_code', 'in', codes)
    .execute()
  const label = ({ label_cn, label_hk, label_us }: (typeof rows)[number]) =>
    ({ CN: label_cn, HK: label_hk, US: label_us })[lang] ?? label_cn
  return new Map(rows.map((row) => [`${row.dict_code} ${row.value}`, label(row)]))
}

function cell(value: unknown, kind: ColumnKind, labels: Labels, lang: Lang): CellObject | null {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'number') return { value: Number(value), type: Number }
  if (kind === 'bool') return { value: message(lang, value ? 'excel.yes' : 'excel.no'), type: String }
  const text = typeof kind === 'object' ? (labels.get(`${kind.dict} ${value}`) ?? String(value)) : plain(value)
  return { value: harmless(text), type: String }
}

const plain = (value: unknown): string => (Array.isArray(value) ? value.join('、') : String(value))

/** A spreadsheet runs what begins like a formula (domain 17.2). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
