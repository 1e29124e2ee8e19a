import { sql } from 'kysely'

/** The name of the escort company or vendor that a row of `sys_user` belongs to; null for the bank's own people. */
export const partyName = sql<string | null>`case sys_user.user_type
  when 2 then (select company_name from escort_company company where company.id = sys_user.party_id)
  when 3 then (select company_name from maintain_company company where company.id = sys_user.party_id) end`
