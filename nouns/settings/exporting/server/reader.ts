import { allowed } from '@shouya/server/core/access/allowed.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { Clock } from '@shouya/server/core/time/clock.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { Export } from '../../exporting/contract.ts'

/** The file of an export can be read by its owner until it expires, while the owner may export that list. */
export const exportReader =
  ({ now }: Clock): FileReaders[string] =>
  async (db, user, id) => {
    const row = await db
      .selectFrom('export_job')
      .select('controller')
      .where('id', '=', id)
      .where('user_id', '=', user.userId)
      .where('expire_time', '>', moment(now()))
      .executeTakeFirst()
    return row !== undefined && allowed(Export.access, user, { controller: row.controller })
  }
