import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Services } from '../services.ts'

const AT_ONCE = 200

type Old = {
  /** The table, which is also what its years are called in the parameter, and what its job's name begins with. */
  readonly table: 'feedback' | 'material' | 'notice' | 'selfcheck_value'
  /** Years where the parameter does not say. */
  readonly years: number
  /** Which rows are past the edge. */
  readonly past: (edge: RawBuilder<Date>) => RawBuilder<boolean>
  /** Tables whose rows go with one of them, in that order, with the column that says whose they are. */
  readonly parts?: { readonly [T in keyof DB]?: keyof DB[T] & string }
}

/**
 * Says how rows that no paper or approval keeps are removed after their years (parameter `archive.retention_years`, domain 9): in batches,
 * so that rows are not locked for long, with their parts. Their files are loosened. The log has the numbers.
 * @returns the job; it answers the number of removed rows
 */
export function removeOld({ table, years, past, parts = {} }: Old) {
  return async ({ database, settings }: Pick<Services, 'database' | 'settings'>, now: Date): Promise<number> => {
    const { [table]: kept = years } = await settings.get('archive.retention_years')
    const edge = sql<Date>`(${now}::timestamptz - make_interval(years => ${kept}))`
    const removeSome = () =>
      database.keeping(async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)} where ${past(edge)} order by id limit ${AT_ONCE} for update`.execute(tx)
        if (rows.length === 0) return 0
        const ids = rows.map(({ id }) => id)
        await tx
          .updateTable('file')
          .set({ ref_table: null, ref_id: null })
          .where('ref_table', '=', table)
          .where('ref_id', 'in', ids)
          .execute()
        const numbers = [`${table} ${ids.length}`]
        for (const [part, column] of Object.entries(parts)) {
          const { numAffectedRows = 0n } =
            await sql`delete from ${sql.table(part)} where ${sql.ref(column)} = any(${ids})`.execute(tx)
          numbers.push(`${part} ${numAffectedRows}`)
        }
        await tx.deleteFrom(table).where('id', 'in', ids).execute()
        const row = {
          ...{ log_type: 2, action: `Job/${table}_retention`, target_table: table, result: true, create_time: now },
          message: numbers.join(', '),
        }
        await tx.insertInto('sys_log').values(row).execute()
        return ids.length
      })
    let all = 0
    for (let removed = AT_ONCE; removed === AT_ONCE; all += removed) removed = await removeSome()
    return all
  }
}
