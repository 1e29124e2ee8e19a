import { type RawBuilder, sql } from 'kysely'

const dispatchable = (day: string) =>
  sql`company.status = 1 and ${day}::date between company.contract_begin and company.contract_end`

/**
 * Whether a row of `equipment` is maintained by a vendor on a day, or by nobody (null; domain 8.2): by the one named on the
 * device, else by the binding of its type that is nearest to its unit, the main one before the backup, of vendors that work with
 * the bank. It is the rule `resolveVendor` (nouns/maintenance/vendorBinding) in SQL, for scope and filters; a test holds both
 * against each other. The bindings are resolved once for all units, as a set that rows are looked up in: the ledger may have
 * 100,000 devices.
 */
export function maintainedBy(company: number | null, day: string): RawBuilder<boolean> {
  const nearest = sql`select distinct on (unit.id, bind.device_type) unit.id as dept_id, bind.device_type, bind.company_id
    from dept unit
    cross join lateral unnest(string_to_array(unit.path::text, '.')::bigint[]) with ordinality above (id, depth)
    join maintain_bind bind on bind.dept_id = above.id and bind.status = 1
      and bind.begin_date <= ${day}::date and (bind.end_date is null or bind.end_date >= ${day}::date)
    join maintain_company company on company.id = bind.company_id and ${dispatchable(day)}
    order by unit.id, bind.device_type, above.depth desc, bind.priority`
  const named = sql`equipment.maintain_company_id in (select company.id from maintain_company company where ${dispatchable(day)})`
  const place = sql`(equipment.dept_id, equipment.device_type)`
  return company === null
    ? sql`(${named} is not true and ${place} not in (select dept_id, device_type from (${nearest}) bound))`
    : sql`case when ${named} then equipment.maintain_company_id = ${company}
        else ${place} in (select dept_id, device_type from (${nearest}) bound where company_id = ${company}) end`
}
