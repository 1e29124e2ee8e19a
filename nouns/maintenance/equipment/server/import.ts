import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { unitByCode, vendorByCode } from '../../server/byCode.ts'
import { equipmentBody, type Import } from '../contract.ts'
import { equipment } from '../noun.ts'
import { keepEquipment } from './save.ts'

/** The sheet of devices (domain 8.1), without pictures. */
export const equipmentImporter: Importer = {
  action: 'Equipment/Import',
  title: 'equipment.import.title',
  route: equipment.route,
  columns: importColumns(equipment, {
    equip_no: { hint: 'equipment.import.key', required: false },
    name: {},
    device_type: {},
    dept_name: { title: 'vendorBinding.import.unit' },
    location: {},
    brand: {},
    model: {},
    sn: {},
    buy_date: {},
    warranty_end: {},
    company_name: { title: 'vendorBinding.import.vendor', hint: 'equipment.import.vendor' },
    maint_months: {},
    last_maint: {},
    next_maint_on: {},
    remark: {},
  }),
}

/** Devices from a workbook: each row goes the way of Save. */
export const importEquipment = prepared<typeof Import, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  (ctx, { update_existing, commit }, sheet) => {
    // A sheet names the same units and vendors again and again.
    const units = new Map<unknown, Promise<number>>()
    const vendors = new Map<unknown, Promise<number>>()
    const once = (known: Map<unknown, Promise<number>>, key: unknown, ask: () => Promise<number>) => {
      const asked = known.get(key) ?? ask()
      known.set(key, asked)
      return asked
    }
    return importRows(ctx, equipmentImporter, { commit }, sheet, async (row, values) => {
      const { dept_id: unit, maintain_company_id: vendor, ...own } = values
      const fields = {
        ...own,
        ...(unit !== undefined && { dept_id: await once(units, unit, () => unitByCode(row, unit)) }),
        ...(vendor !== undefined && {
          maintain_company_id: await once(vendors, vendor, () => vendorByCode(row, vendor, 'maintain_company_id')),
        }),
      }
      const existing =
        values.equip_no === undefined
          ? undefined
          : await row.scoped
              .rows('equipment')
              .selectAll()
              .where('equip_no', '=', String(values.equip_no))
              .executeTakeFirst()
      if (existing && update_existing) {
        const { id, version, photo_file_id } = existing
        const changed = parse(equipmentBody, { ...bodyOf(equipmentBody, existing), ...fields }, row.lang)
        await keepEquipment(row, { ...changed, id, version, photo_file_id })
        return 'updated'
      }
      await keepEquipment(row, { ...parse(equipmentBody, fields, row.lang), photo_file_id: null })
      return 'added'
    })
  },
)
