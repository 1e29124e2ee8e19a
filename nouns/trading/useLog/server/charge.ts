import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { byMoney, byPackage, type Charge } from '../rules.ts'

type Charged = {
  units: number
  /** Who pays; null: nobody had the device. */
  memberId: number | null
  /** What packages have left for whoever has the device now. */
  packages: { remain_times: number; in_package: boolean } | null
  /** Fen for a unit. */
  fee: number
}

/**
 * What a use costs and what pays for it: a package, then the gift, then the balance (domain 11.1). The accounts stay locked until the end
 * of the transaction, in the order of the ledger, so that what is read here is still there when it is posted.
 */
export async function chargeOf(db: Kysely<Unscoped>, { units, memberId, packages, fee }: Charged): Promise<Charge> {
  const packaged = byPackage(units, packages ?? { remain_times: 0, in_package: false })
  if (packaged) return packaged
  if (memberId === null) return byMoney(0, { gift: 0, balance: 0 })
  await sql`select id from ledger_account where owner_type = 3 and owner_id = ${memberId} and account_type in (21, 22)
    order by id for update`.execute(db)
  const { gift, balance } = await balancesOf(db, 'member', memberId)
  return byMoney(units * fee, { gift: gift?.available ?? 0, balance: balance?.available ?? 0 })
}
