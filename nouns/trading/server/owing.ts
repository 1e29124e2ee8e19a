import { type RawBuilder, sql } from 'kysely'

/** `device.status` of one that is disabled: by the clock, where nobody is named. */
const DISABLED = 5

/** What keeps a row `device` from being paid for (domain 11.5): its member has nothing to pay with, neither a package nor money. */
export const lacksMoney = (now: Date): RawBuilder<boolean> => sql`(device.remain_times = 0
  and coalesce(device.package_end < ${now}, true)
  and not exists (select from ledger_account account where owner_type = 3 and owner_id = device.member_id
    and account_type in (21, 22) and balance > frozen))`

/** Its deposit is missing. */
export const lacksDeposit: RawBuilder<boolean> = sql`exists (select from member_device link
  where link.device_id = device.id and link.status = 1 and link.deposit_due > 0 and link.deposit_status <> 2)`

/** The clock has stopped it, and it is still not paid for: its member is in arrears (domain 11.11). */
export const isInArrears = (now: Date): RawBuilder<boolean> => sql`(device.status = ${DISABLED}
  and device.status_user_id is null and (${lacksMoney(now)} or ${lacksDeposit}))`
