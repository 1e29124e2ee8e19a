import type { SourceItem } from '@shouya/contract/customForm'
import type { Lang } from '@shouya/contract/messages'
import { compile } from '@shouya/forms/compile'
import type { CompiledField } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import type { FurtherColumn } from '@shouya/server/registers/exporter.ts'
import { eachValue } from './eachValue.ts'
import { cellName, cellOf, kindOf } from './exportCells.ts'
import type { Readable } from './readable.ts'

type Entry = { document: FormDocument; data: Values; labels: Record<string, SourceItem[]> }

const columnOf = ([model, field]: readonly [string, CompiledField]): FurtherColumn => ({
  field: cellName(model),
  title: labelOf(field.field),
  kind: kindOf(field),
})

/** The fields of a form as columns, a batch as none. */
export const formColumns = (document: FormDocument, readable: Readable): FurtherColumn[] =>
  [...compile(document).top.byModel]
    .filter(([, field]) => field.kind !== undefined && !field.rows && readable(field))
    .map(columnOf)

/** The batches of a form, each with the fields of its rows as columns. */
export const formBatches = (document: FormDocument, readable: Readable) =>
  [...compile(document).top.byModel].flatMap(([model, field]) => {
    if (!field.rows || !readable(field)) return []
    const inner = [...field.rows.byModel].filter(([, own]) => own.kind !== undefined && !own.rows && readable(own))
    return [{ model, title: labelOf(field.field), columns: inner.map(columnOf) }]
  })

/** The rows of a batch as cells of its columns, in their order. */
export function batchLines({ document, data, labels }: Entry, model: string, readable: Readable, lang: Lang) {
  const lines: Record<string, Json>[] = []
  for (const placed of eachValue(document, data)) {
    const [batch, row, inner] = placed.path
    if (batch !== model || typeof row !== 'number' || inner === undefined || placed.path.length > 3) continue
    if (!readable(placed.field)) continue
    lines[row] = { ...lines[row], [cellName(String(inner))]: cellOf(placed, labels, lang) }
  }
  return lines.filter((line) => line !== undefined)
}
