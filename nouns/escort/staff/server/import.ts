import type { Ctx } from '@shouya/server/core/context.ts'
import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { companyByCode } from '../../server/companyByCode.ts'
import { reachable } from '../../server/units.ts'
import { type ImportStaff, staffBody, staffFields } from '../contract.ts'
import { staff } from '../noun.ts'
import { askForAudit } from './askForAudit.ts'
import { keepStaff, picturesOf } from './save.ts'

/** The sheet of people (domain 3.3), without the pictures, which are required only for the approval. */
export const staffImporter: Importer = {
  action: 'Escort/ImportStaff',
  title: 'staff.import.title',
  route: staff.route,
  columns: [
    ...importColumns(staff, {
      staff_no: { hint: 'staff.import.key' },
      company_name: { title: 'import.companyCode', hint: 'import.company' },
      name: {},
      gender: {},
      id_card: { hint: 'staff.import.idCard' },
      phone: {},
      duty_type: {},
      is_leader: {},
      emergency_name: { required: true },
      emergency_phone: {},
      guard_cert_no: {},
      guard_cert_org: { required: true },
      gun_cert_no: { hint: 'staff.import.guard' },
      gun_cert_end: { hint: 'staff.import.guard' },
      drive_licence_no: { hint: 'staff.import.driver' },
      drive_class: { hint: 'staff.import.driver' },
      drive_end: { hint: 'staff.import.driver' },
      bg_check_date: {},
      entry_date: {},
    }),
    {
      ...{ field: 'dept_ids', title: 'staff.import.deptCodes', kind: 'text' },
      ...{ required: true, hint: 'staff.import.units' },
    },
    ...importColumns(staff, { nation: {}, address: {}, train_date: {}, health_end: {}, remark: {} }),
  ],
}

const noPictures = {
  photo_file_id: null,
  id_card_front_file_id: null,
  id_card_back_file_id: null,
  guard_cert_file_id: null,
  gun_cert_file_id: null,
}

/** People from a workbook: each row is saved as by SaveStaff, and then waits for pictures and approval. */
export const importStaff = prepared<typeof ImportStaff, Cell[][]>(
  (call, { file_id }) => importSheet(call, file_id),
  async (ctx, { update_existing, commit }, sheet) => {
    // By rows, since a sheet may contain a person twice.
    const asked = new Map<number, { company: number; id: number; name: string; staff_no: string }>()
    const result = await importRows(ctx, staffImporter, { commit }, sheet, async (row, values, at) => {
      const keep = async (fields: Parameters<typeof keepStaff>[1]) => {
        const { id, asks } = await keepStaff(row, fields)
        const { name, staff_no, escort_company_id: of } = fields
        if (asks) asked.set(at, { company: of, id, name, staff_no })
      }
      const { escort_company_id: company, dept_ids: units, ...own } = values
      const ids = {
        ...(company === undefined ? {} : { escort_company_id: await companyByCode(row, company) }),
        ...(units === undefined ? {} : { dept_ids: await unitsByCode(row, String(units)) }),
      }
      const given = { ...own, ...ids }
      const existing = await row.scoped
        .rows('escort_staff')
        .selectAll()
        .where('staff_no', '=', String(values.staff_no ?? ''))
        .$if(ids.escort_company_id !== undefined, (q) =>
          q.where('escort_company_id', '=', ids.escort_company_id as number),
        )
        .executeTakeFirst()
      if (existing && update_existing) {
        const { id, version } = existing
        const had = await row.db.selectFrom('escort_staff_dept').select('dept_id').where('staff_id', '=', id).execute()
        const dept_ids = had.map(({ dept_id }) => dept_id)
        // A row has only masked numbers.
        const changed = parse(staffBody, { dept_ids, ...bodyOf(staffFields, existing), ...given }, row.lang)
        await keep({ id, version, ...picturesOf(existing), ...changed })
        return 'updated'
      }
      await keep({ ...noPictures, ...parse(staffBody, given, row.lang) })
      return 'added'
    })
    if (result.committed)
      for (const [of, people] of Map.groupBy(asked.values(), ({ company }) => company))
        await askForAudit(ctx, of, people)
    return result
  },
)

/** The ids of units by their codes in the sheet. */
async function unitsByCode(ctx: Ctx, text: string): Promise<number[]> {
  const codes = text.split(/[、,，;；\s]+/).filter((code) => code !== '')
  const units = await reachable(ctx).where('dept_code', 'in', codes).execute()
  return codes.map((code) => units.find(({ dept_code }) => dept_code === code)?.id ?? failAt('dept_ids', 'input.unit'))
}
