import type { SourceItem } from '@shouya/contract/customForm'
import { type Lang, message } from '@shouya/contract/messages'
import type { CompiledField } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import type { ColumnKind } from '@shouya/server/registers/exporter.ts'
import { answerText } from './answerText.ts'
import { eachValue, type Placed } from './eachValue.ts'
import type { Readable } from './readable.ts'

/** The most characters of a cell in a workbook. */
const LONGEST = 32_000
const MASK = '****'

/** Fields of a form need a prefix, as their models may be named like columns of the list. */
export const cellName = (model: string): string => `data.${model}`

/** How a workbook writes the values of a field. */
export const kindOf = ({ kind, field }: CompiledField): ColumnKind => {
  if (isSensitive(field)) return 'text'
  return kind === 'number' ? 'number' : kind === 'flag' ? 'bool' : 'text'
}

type Entry = { document: FormDocument; data: Values; labels: Record<string, SourceItem[]> }

const isEmpty = (value: Json) => value === '' || (isList(value) && value.length === 0)

/**
 * One entry as cells of its row in a workbook. Sensitive values are masked completely: a file is passed on more easily
 * than a page. Rows of a batch are lines of one cell.
 * @param readable whether the reader has the right that a field needs
 */
export function exportCells({ document, data, labels }: Entry, readable: Readable, lang: Lang): Record<string, Json> {
  const cells: Record<string, Json> = {}
  const batches = new Map<string, string[]>()
  for (const placed of eachValue(document, data).filter(({ field }) => readable(field))) {
    const [model, row] = placed.path
    const name = cellName(String(model))
    if (row === undefined) cells[name] = cellOf(placed, labels, lang)
    else batches.set(name, withLine(batches.get(name) ?? [], Number(row), placed, wordsOf(placed, labels, lang), lang))
  }
  for (const [name, lines] of batches) cells[name] = lines.filter(Boolean).join('\n').slice(0, LONGEST)
  return cells
}

/** The value of one field in a workbook. */
export function cellOf(placed: Placed, labels: Entry['labels'], lang: Lang): Json {
  const { field, value, sensitive } = placed
  if (isEmpty(value)) return ''
  if (sensitive) return MASK
  if (field.kind === 'number' || field.kind === 'flag') return value
  return field.rows ? '' : answerText(placed, labels, message(lang, 'text.between')).slice(0, LONGEST)
}

function wordsOf(placed: Placed, labels: Entry['labels'], lang: Lang): string {
  const cell = cellOf(placed, labels, lang)
  return typeof cell === 'boolean' ? message(lang, cell ? 'excel.yes' : 'excel.no') : String(cell)
}

/** Adds an answer to the line of its row. */
function withLine(lines: string[], row: number, { field }: Placed, words: string, lang: Lang): string[] {
  if (words === '') return lines
  const before = lines[row]
  lines[row] =
    `${before === undefined ? `${row + 1}. ` : `${before}${message(lang, 'text.apart')}`}${labelOf(field.field)} ${words}`
  return lines
}
