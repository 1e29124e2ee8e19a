import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { resolveVendor, type Way } from '../rules.ts'

type Device = { dept_id: number; device_type: number; maintain_company_id: number | null }

/** Who maintains a device, and why. */
type Resolved = {
  company_id: number
  company_name: string
  short_name: string | null
  phone24: string
  /** The contact of the binding, where it names one. */
  contact_id: number | null
  contact_name: string | null
  contact_phone: string | null
  way: Way
  /** Where it is bound; null for a vendor named on the device. */
  bound_dept_name: string | null
  priority: number | null
}

/** Who maintains each of some devices on a day (domain 8.2), in their order; null where nobody is found. */
export async function vendorsOf(
  db: Kysely<Unscoped>,
  devices: readonly Device[],
  day: string,
): Promise<(Resolved | null)[]> {
  if (devices.length === 0) return []
  const units = [...new Set(devices.map(({ dept_id }) => dept_id))]
  const bindings = Map.groupBy(await bindingsOver(db, units), ({ unit_id, device_type }) => `${unit_id} ${device_type}`)
  const named = await namedVendors(db, devices)
  return devices.map((device) => {
    const candidates = bindings.get(`${device.dept_id} ${device.device_type}`) ?? []
    const found = resolveVendor(device, named.get(device.maintain_company_id ?? 0) ?? null, candidates, day)
    if (!found) return null
    const { company_id, company_name, short_name, phone24 } = found.of
    const about = { company_id, company_name, short_name, phone24, way: found.way }
    if (found.way === 'named')
      return {
        ...about,
        contact_id: null,
        contact_name: null,
        contact_phone: null,
        bound_dept_name: null,
        priority: null,
      }
    const { contact_id, contact_name, contact_phone, bound_dept_name, priority } = found.of
    return { ...about, contact_id, contact_name, contact_phone, bound_dept_name, priority }
  })
}

/** The bindings in force of some units and of those above them, once for each unit that they hold for. */
export async function bindingsOver(db: Kysely<Unscoped>, units: readonly number[]) {
  return everything(db)
    .selectFrom('dept as unit')
    .innerJoin('maintain_bind as bind', (join) =>
      join
        .on(sql<boolean>`bind.dept_id = any(string_to_array(unit.path::text, '.')::bigint[])`)
        .on('bind.status', '=', 1),
    )
    .innerJoin('dept as bound', 'bound.id', 'bind.dept_id')
    .innerJoin('maintain_company as company', 'company.id', 'bind.company_id')
    .leftJoin('maintain_contact as contact', (join) =>
      join.onRef('contact.id', '=', 'bind.contact_id').on('contact.status', '=', 1),
    )
    .select(['unit.id as unit_id', 'bind.id', 'bind.dept_id', 'bind.device_type', 'bind.priority', 'bind.company_id'])
    .select(['bind.begin_date', 'bind.end_date', 'bound.dept_name as bound_dept_name', 'company.phone24'])
    .select([
      'company.company_name',
      'company.short_name',
      'company.status as vendor_status',
      'contract_begin',
      'contract_end',
    ])
    .select(['contact.id as contact_id', 'contact.name as contact_name', 'contact.phone as contact_phone'])
    .select(sql<number>`nlevel(bound.path)`.as('depth'))
    .where(sql<boolean>`unit.id = any(${units}::bigint[])`)
    .execute()
}

/** The vendors that are named on devices, by their ids. */
async function namedVendors(db: Kysely<Unscoped>, devices: readonly Device[]) {
  const ids = [...new Set(devices.flatMap(({ maintain_company_id }) => maintain_company_id ?? []))]
  if (ids.length === 0) return new Map<number, never>()
  const rows = await everything(db)
    .selectFrom('maintain_company')
    .select(['id as company_id', 'company_name', 'short_name', 'phone24', 'status as vendor_status'])
    .select(['contract_begin', 'contract_end'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.company_id, row]))
}
