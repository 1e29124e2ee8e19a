import { sql } from 'kysely'

/** The column `company_name`: the name of the company that a row of the table belongs to. */
export const companyName = (table: 'escort_car' | 'escort_staff' | 'escort_route' | 'escort_plan') =>
  sql<string>`(select company_name from escort_company company
    where company.id = ${sql.ref(`${table}.escort_company_id`)})`.as('company_name')
