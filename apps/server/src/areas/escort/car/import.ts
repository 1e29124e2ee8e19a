import { carFields, type ImportCar } from '@shouya/contract/controllers/Escort/car'
import { z } from 'zod'
import type { Cell } from '../../../core/excel/cellText.ts'
import { prepared } from '../../../core/handle.ts'
import { bodyOf } from '../../../core/importing/bodyOf.ts'
import { importRows, importSheet } from '../../../core/importing/importRows.ts'
import { parse } from '../../../core/parse.ts'
import { companyByCode } from '../companyByCode.ts'
import { carImporter } from './importer.ts'
import { keepCar } from './save.ts'

const body = z.strictObject(carFields)

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
        .where('status', '<>', 4)
        .executeTakeFirst()
      if (existing && update_existing) {
        const { id, version, photo_file_ids } = existing
        const changed = parse(body, { ...bodyOf(body, existing), ...fields }, row.lang)
        await keepCar(row, { id, version, photo_file_ids, ...changed })
        return 'updated'
      }
      await keepCar(row, { photo_file_ids: [], ...parse(body, fields, row.lang) })
      return 'added'
    }),
)
