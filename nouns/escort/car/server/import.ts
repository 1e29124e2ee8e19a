import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { z } from 'zod'
import { companyByCode } from '../../server/companyByCode.ts'
import { carFields, type ImportCar } from '../contract.ts'
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
