import { columnsOf, sensitiveOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { openSecretsOf } from '../../server/secrets.ts'
import { GetStaffPageList } from '../contract.ts'
import { staff } from '../noun.ts'
import { conditionsOf, selectStaff } from './rows.ts'

export const staffExporter = exporter({
  title: 'staff.book',
  query: GetStaffPageList.in,
  noun: staff,
  columns: columnsOf(staff),
  sensitive: sensitiveOf(staff),
  select: (ctx, query, plain) =>
    selectStaff(ctx)
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(conditionsOf(ctx)(query))
      .orderBy('escort_company_id')
      .orderBy('staff_no')
      .orderBy('escort_staff.id'),
  async shape({ db, services }, rows) {
    if (!rows[0]?.plain) return rows
    const ids = rows.map(({ id }) => id)
    const numbers = await openSecretsOf(db, services.keys, ids)
    return rows.map((row) => {
      const own = numbers.get(row.id)
      return {
        ...row,
        id_card_mask: own?.id_card ?? row.id_card_mask,
        phone_mask: row.phone ?? row.phone_mask,
        guard_cert_mask: own?.guard_cert_no ?? row.guard_cert_mask,
      }
    })
  },
})
