import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { deviceBody, type Import } from '../contract.ts'
import { device } from '../noun.ts'
import { keepDevice } from './save.ts'

/** The sheet of devices. */
export const deviceImporter: Importer = {
  action: 'Device/Import',
  title: 'device.import.title',
  route: device.route,
  columns: importColumns(device, {
    device_no: { hint: 'device.import.key' },
    product_name: { title: 'device.import.product', hint: 'device.import.productHint' },
    sn: {},
    imei: {},
    batch_no: {},
    warranty_end: {},
    city_code: {},
    install_address: {},
    lng: {},
    lat: {},
    remark: {},
  }),
}

/** Devices from a workbook: each row goes the way of Save. */
export const importDevices = prepared<typeof Import, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  async (ctx, { update_existing, commit }, sheet) => {
    const products = await ctx.db.selectFrom('product').select(['id', 'product_code']).execute()
    const byCode = new Map(products.map(({ id, product_code }) => [product_code, id]))
    return importRows(ctx, deviceImporter, { commit }, sheet, async (row, values) => {
      const { product_id: code, ...own } = values
      const product = code === undefined ? undefined : byCode.get(String(code).trim())
      if (code !== undefined && product === undefined) failAt('product_id', 'device.refused.product')
      const fields = { ...own, ...(product !== undefined && { product_id: product }) }
      const existing = await row.scoped
        .rows('device')
        .selectAll()
        .where('device_no', '=', String(values.device_no ?? ''))
        .executeTakeFirst()
      if (existing && update_existing) {
        const { id, version } = existing
        await keepDevice(row, {
          ...parse(deviceBody, { ...bodyOf(deviceBody, existing), ...fields }, row.lang),
          ...{ id, version },
        })
        return 'updated'
      }
      await keepDevice(row, parse(deviceBody, fields, row.lang))
      return 'added'
    })
  },
)
