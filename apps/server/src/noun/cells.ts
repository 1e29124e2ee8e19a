import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import type { Kysely } from 'kysely'
import type { CellTone, Written } from '../core/excel/workbook.ts'
import type { Unscoped } from '../db/scope.ts'
import type { ColumnKind, Exporter, FurtherColumn } from '../registers/exporter.ts'

type Labels = ReadonlyMap<string, string>

/** Widths in characters; Chinese ones count double. */
const WIDTH = { number: 12, text: 22 }

/** The wanted columns of a list with titles in the caller's language, and the function that writes a row's values into them. */
export function cellsOf(
  db: Kysely<Unscoped>,
  { title, columns, noun, titles = {} }: Exporter,
  wanted: readonly string[],
  further: readonly FurtherColumn[],
  lang: Lang,
) {
  const titleOf = (field: string) =>
    message(lang, titles[field] ?? ((noun ? `${noun.name}.field.${field}` : `column.${field}`) as MessageKey))
  const own = wanted.map((field) => ({ field, title: titleOf(field), kind: columns[field] ?? ('text' as const) }))
  return sheetOf(db, message(lang, title), [...own, ...further], lang)
}

/** A sheet of these columns, and the function that writes a row's values into them. */
export async function sheetOf(db: Kysely<Unscoped>, name: string, columns: readonly FurtherColumn[], lang: Lang) {
  const labels = await labelsOf(db, columns, lang)
  return {
    sheet: {
      name,
      head: columns.map((column) => harmless(column.title)),
      groups: columns.map(({ group }) => group && harmless(group)),
      widths: columns.map(({ kind }) => (isNumber(kind) ? WIDTH.number : WIDTH.text)),
      units: columns.map(({ kind }) =>
        kind === 'minutes' ? message(lang, 'unit.minutes') : kind === 'percent' ? '%' : undefined,
      ),
    },
    write(row: object): Written[] {
      const { tones } = row as Toned
      return columns.map(({ field, kind }) => {
        const value = cell((row as Record<string, unknown>)[field], kind, labels, lang)
        const tone = tones?.[field]
        return tone ? { value, tone } : value
      })
    },
  }
}

/** What a row says of the colours of its cells, by field. */
type Toned = { readonly tones?: Readonly<Record<string, CellTone | null>> }

const isNumber = (kind: ColumnKind) => kind === 'number' || kind === 'minutes' || kind === 'percent'

async function labelsOf(db: Kysely<Unscoped>, columns: readonly FurtherColumn[], lang: Lang): Promise<Labels> {
  const codes = columns.flatMap(({ kind }) => (typeof kind === 'object' && 'dict' in kind ? [kind.dict] : []))
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

function cell(value: unknown, kind: ColumnKind, labels: Labels, lang: Lang): string | number | null {
  if (value === null || value === undefined || value === '') return null
  if (isNumber(kind)) return Number(value)
  if (kind === 'bool') return message(lang, value ? 'excel.yes' : 'excel.no')
  if (kind === 'money') return Number(value) / 100
  if (kind === 'names') return harmless(String(value).replaceAll('、', message(lang, 'text.between')))
  if (typeof kind !== 'object') return harmless(plain(value, lang))
  const word =
    'dict' in kind ? labels.get(`${kind.dict} ${value}`) : message(lang, `${kind.words}.${value}` as MessageKey)
  return harmless(word ?? String(value))
}

const plain = (value: unknown, lang: Lang): string =>
  Array.isArray(value) ? value.join(message(lang, 'text.between')) : String(value)

/** A spreadsheet would execute a text that begins like a formula (domain 17.2). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
