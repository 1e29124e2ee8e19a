import { type RawBuilder, sql } from 'kysely'

const dispatchable = (day: string) =>
  sql`company.status = 1 and ${day}::date between company.contract_begin and company.contract_end`

/**
 * The vendor that maintains a row of `equipment` on a day (domain 8.2), as a column: the one named on the device, else the
 * binding of its type that is nearest to its unit, the main one before the backup, of vendors that work with the bank. It is the
 * rule `resolveVendor` (nouns/maintenance/vendorBinding) in SQL, for scope and filters; a test holds both against each other.
 */
export const resolvedVendor = (day: string): RawBuilder<number | null> => sql<number | null>`coalesce(
  (select company.id from maintain_company company
    where company.id = equipment.maintain_company_id and ${dispatchable(day)}),
  (select bind.company_id from dept unit
    join maintain_bind bind on bind.dept_id = any(string_to_array(unit.path::text, '.')::bigint[])
      and bind.device_type = equipment.device_type and bind.status = 1
      and bind.begin_date <= ${day}::date and (bind.end_date is null or bind.end_date >= ${day}::date)
    join dept bound on bound.id = bind.dept_id
    join maintain_company company on company.id = bind.company_id and ${dispatchable(day)}
    where unit.id = equipment.dept_id
    order by nlevel(bound.path) desc, bind.priority limit 1))`
