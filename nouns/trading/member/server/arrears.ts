import type { Row } from '@shouya/contract/action'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { isInArrears, lacksDeposit, lacksMoney } from '../../server/owing.ts'
import type * as Member from '../contract.ts'

type Arrears = Row<typeof Member.Get>['arrears']

/** What a member is in arrears with, as this transaction sees it. */
export async function arrearsOf(db: Kysely<Unscoped>, memberId: number, now: Date): Promise<Arrears> {
  const { rows } = await sql<Arrears[number]>`
    select device_no, ${lacksMoney(now)} as lacks_money,
      coalesce((select deposit_due - deposit_paid + deposit_deducted + deposit_refunded from member_device link
        where link.device_id = device.id and link.status = 1 and ${lacksDeposit}), 0)::bigint as outstanding
    from device where device.member_id = ${memberId} and ${isInArrears(now)} order by device_no`.execute(db)
  return rows
}
