import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { companyByCode } from '../../server/companyByCode.ts'
import { carBody, type ImportCar } from '../contract.ts'
import { car } from '../noun.ts'
import { keepCar } from './save.ts'

/** The sheet of vehicles (domain 3.2), without pictures. */
export const carImporter: Importer = {
  action: 'Escort/ImportCar',
  title: 'car.import.title',
  route: car.route,
  columns: importColumns(car, {
    plate_no: { hint: 'car.import.key' },
    company_name: { title: 'import.companyCode', hint: 'import.company' },
    car_seq: {},
    car_type: {},
    frame_no: {},
    inspect_end: {},
    insure_end: {},
    protect_standard: { hint: 'car.import.cashTruck' },
    brand_model: {},
    engine_no: {},
    gps_no: {},
    video_no: {},
    rfid: {},
    use_date: {},
    remark: {},
  }),
}

/** Vehicles from a workbook: each row goes the way of SaveCar. */
export const importCars = prepared<typeof ImportCar, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  (ctx, { update_existing, commit }, sheet) =>
    importRows(ctx, carImporter, { commit }, sheet, async (row, values) => {
      const { escort_company_id: company, ...own } = values
      const ids = company === undefined ? {} : { escort_company_id: await companyByCode(row, company) }
      const fields = { ...own, ...ids }
      const existing = await row.scoped
        .rows('escort_car')
        .selectAll()
        .where('plate_no', '=', String(values.plate_no ?? ''))
        .where('status', '<>', car.states.codes.scrapped)
        .executeTakeFirst()
      if (existing && update_existing) {
        const { id, version, photo_file_ids } = existing
        const changed = parse(carBody, { ...bodyOf(carBody, existing), ...fields }, row.lang)
        await keepCar(row, { id, version, photo_file_ids, ...changed })
        return 'updated'
      }
      await keepCar(row, { photo_file_ids: [], ...parse(carBody, fields, row.lang) })
      return 'added'
    }),
)
