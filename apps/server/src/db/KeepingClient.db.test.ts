import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

test('a marked statement is parsed once on a connection, another one each time', async () => {
  const t = await testApp()
  try {
    await t.services.database.kysely.connection().execute(async (db) => {
      const kept = (value: number) => sql<{ twice: number }>`/* kept */ select ${value}::int * 2 as twice`.execute(db)
      const counted = () =>
        sql<{ statement: string; runs: number }>`
          select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`.execute(db)
      expect((await kept(2)).rows).toEqual([{ twice: 4 }])
      expect((await kept(3)).rows).toEqual([{ twice: 6 }])
      await sql`select ${4}::int * 2 as twice`.execute(db)
      expect((await counted()).rows).toEqual([{ statement: '/* kept */ select $1::int * 2 as twice', runs: 2 }])
      await expect(sql`/* kept */ select ${'x'}::int`.execute(db)).rejects.toThrow('invalid input syntax')
      expect((await kept(5)).rows).toEqual([{ twice: 10 }])
    })
  } finally {
    await t.close()
  }
})
