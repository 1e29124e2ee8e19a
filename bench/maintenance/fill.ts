import { openTokens } from '../../apps/server/src/core/access/tokens.ts'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import type { World } from '../server/world.ts'

const VENDORS = 6
const TYPES = 14
/** So many types are bound at each outlet, 480 in all (domain 16.1); the others at its branch. */
const BOUND_BELOW = 4

/** Six vendors, and who of them maintains what. */
export async function fillVendors({ query: run }: World): Promise<void> {
  await run(`insert into maintain_company (company_name, service_types, contract_begin, contract_end, phone24, create_time)
    select 'vendor ' || n, (select array_agg(type) from generate_series(1, ${TYPES}) type), '2020-01-01', '2999-01-01', '1', now()
    from generate_series(1, ${VENDORS}) n`)
  await run(`insert into maintain_bind (dept_id, device_type, company_id, priority, begin_date, create_time)
    select dept.id, type, 1 + (dept.id + type) % ${VENDORS}, 1, '2020-01-01', now() from dept cross join generate_series(1, ${TYPES}) type
    where case when type <= ${BOUND_BELOW} then dept_type = 4 else dept_type = 2 end`)
  await run('analyze maintain_bind')
}

/** Fills the ledger up to a number of devices. */
export async function fillDevices({ query: run }: World, rows: number): Promise<void> {
  await run(`insert into equipment (equip_no, name, device_type, brand, model, dept_id, location, buy_date, warranty_end, maint_months,
      last_maint, create_time)
    select 'EQ' || n, 'device ' || n, 1 + n % ${TYPES}, 'brand', 'model', 10 + n / ${TYPES} % 120, 'hall', '2025-01-01', '2028-01-01', 6,
      '2026-06-01', now() - n * interval '1 minute'
    from generate_series((select count(*) from equipment) + 1, ${rows}) n`)
  await run('vacuum analyze equipment')
}

/** A bearer token of somebody of the first vendor. */
export async function vendorToken({ query: run, keysFile }: World): Promise<string> {
  await run(`update sys_user set user_type = 3, party_id = 1 where id = 3`)
  await run(`insert into user_role select 3, id from role where role_code = 'vendor'`)
  await run(`insert into session (id, user_id, ip, user_agent, create_time, last_seen_time, expire_time)
    values ('bench3', 3, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day')`)
  return openTokens(openKeys(keysFile)).sign('bench3', 'bearer', new Date(Date.now() + 86_400_000))
}
