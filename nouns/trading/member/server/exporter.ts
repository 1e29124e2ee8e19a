import { columnsOf, sensitiveOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { member } from '../noun.ts'
import { openNumbers } from './numbers.ts'
import { conditionsOf, selectMembers } from './rows.ts'

export const memberExporter = exporter({
  title: 'member.book',
  query: GetPageList.in,
  noun: member,
  columns: columnsOf(member),
  sensitive: sensitiveOf(member),
  select: (ctx, query, plain) =>
    selectMembers(ctx)
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(conditionsOf(ctx)(query))
      .orderBy('member.create_time', 'desc')
      .orderBy('member.id', 'desc'),
  async shape({ db, services }, rows) {
    if (!rows[0]?.plain) return rows
    const ids = rows.map(({ id }) => id)
    const numbers = await openNumbers(db, services.keys, ids)
    return rows.map((row) => ({
      ...row,
      identity_mask: numbers.get(row.id)?.identity ?? row.identity_mask,
      phone_mask: row.phone,
    }))
  },
})
