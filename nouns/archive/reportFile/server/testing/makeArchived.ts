import { makeImage } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'

let serial = 0

/** A file in the archive that is kept until a day, inserted directly; `hold`: why it is held. */
export async function makeArchived(t: TestApp, until: string, hold: string | null = null): Promise<number> {
  const by = { id: t.world.user.hq_security, name: 'hq_security' }
  const { id } = await t.services.database.kysely
    .insertInto('report_file')
    .values({
      ...{ archive_no: `DAROW${++serial}`, category: 6, title: '安全例会记录', period_key: '2020', status: 2 },
      ...{ dept_id: t.world.unit.BA0011, dept_name: '青梧路营业室', file_id: await makeImage(t, by.id) },
      ...{ file_name: 'a.png', file_size: 1, file_hash: '0'.repeat(64), retention_years: 3, expire_date: until },
      ...{ archive_time: t.clock.at, archive_user_id: by.id, archive_user_name: by.name },
      ...(hold && { hold_reason: hold, hold_user_id: by.id, hold_user_name: by.name, hold_time: t.clock.at }),
      ...{ search_text: '', create_user_id: by.id, create_user_name: by.name, create_time: t.clock.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
