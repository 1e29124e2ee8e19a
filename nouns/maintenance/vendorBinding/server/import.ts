import { type Lang, message } from '@shouya/contract/messages'
import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { unitByCode, vendorByCode } from '../../server/byCode.ts'
import { type ImportBind, SaveBind } from '../contract.ts'
import { vendorBinding } from '../noun.ts'
import { MAIN } from '../rules.ts'
import { saveBind } from './bind.ts'

/** The sheet of bindings: a row for each unit and type of devices. */
export const bindingImporter: Importer = {
  action: 'Maintenance/ImportBind',
  title: 'vendorBinding.import.title',
  route: vendorBinding.route,
  columns: asBody(
    importColumns(vendorBinding, {
      dept_name: { title: 'vendorBinding.import.unit', hint: 'vendorBinding.import.unitHint' },
      device_type: {},
      company_name: { title: 'vendorBinding.import.vendor', hint: 'vendorBinding.import.vendorHint' },
      priority: { hint: 'vendorBinding.import.priority', required: false },
      begin_date: { hint: 'vendorBinding.import.begin', required: false },
      end_date: {},
    }),
  ),
}

/** The body has several units and types, a row one of each; its faults stand at the body's. */
function asBody([key, ...columns]: Importer['columns']): Importer['columns'] {
  const several = { dept_id: 'dept_ids', device_type: 'device_types' } as Readonly<Record<string, string>>
  const named = <C extends { field: string }>(column: C) => ({
    ...column,
    field: several[column.field] ?? column.field,
  })
  return [named(key), ...columns.map(named)]
}

const langs: readonly Lang[] = ['CN', 'HK', 'US']
const isCalled = (word: string, priority: 1 | 2) =>
  word === String(priority) ||
  langs.some((lang) => message(lang, `vendorBinding.choice.priority.${priority}`).toLowerCase() === word)

/** Main or backup, as the list calls them in any language, or the number; main where it is left out. */
function priorityOf(cell: unknown): number {
  const word = String(cell ?? MAIN)
    .trim()
    .toLowerCase()
  if (isCalled(word, 2)) return MAIN + 1
  return isCalled(word, 1) ? MAIN : failAt('priority', 'input.value')
}

/** Bindings from a workbook: each row goes the way of SaveBind. */
export const importBindings = prepared<typeof ImportBind, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  (ctx, { commit }, sheet) =>
    importRows(ctx, bindingImporter, { commit }, sheet, async (row, values) => {
      const { dept_ids: unit, device_types: type, company_id, priority, begin_date, end_date } = values
      if (type === undefined) failAt('device_types', 'input.required')
      const body = parse(
        SaveBind.in,
        {
          dept_ids: [await unitByCode(row, unit, 'dept_ids')],
          device_types: [Number(type)],
          company_id: await vendorByCode(row, company_id),
          priority: priorityOf(priority),
          ...(begin_date !== undefined && { begin_date }),
          ...(end_date !== undefined && { end_date }),
        },
        row.lang,
      )
      const { replaced, unchanged } = await saveBind(row, body)
      return replaced + unchanged > 0 ? 'updated' : 'added'
    }),
)
