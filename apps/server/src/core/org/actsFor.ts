import { type RawBuilder, sql } from 'kysely'

/** The path of the unit for which a row of `dept`, by its alias, acts: a department acts for the unit that it belongs to. */
export const actsFor = (dept: string): RawBuilder<string> => {
  const path = sql.ref(`${dept}.path`)
  return sql`(case when ${sql.ref(`${dept}.dept_type`)} = 5 and nlevel(${path}) > 1 then subpath(${path}, 0, -1) else ${path} end)`
}
