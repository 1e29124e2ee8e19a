import { everything } from '@shouya/server/core/access/everything.ts'
import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { type Unscoped, within } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { banner } from '../noun.ts'
import { isShownOn } from './rows.ts'
import { isFor } from './shown.ts'

/** A picture is seen by those to whom the banner is shown, and by those who manage it. */
export const bannerReader =
  ({ clock, database }: Services): FileReaders[string] =>
  async (db, user, id, file) => {
    const shown = sql<boolean>`(${isShownOn(localDay(clock.now(), database.timezone))} and ${isFor(user)})`
    const own = can(user, banner.permission, 'query')
      ? (within(user, 'banner') ?? sql<boolean>`true`)
      : sql<boolean>`false`
    const row = await everything(db as unknown as Kysely<Unscoped>)
      .selectFrom('banner')
      .select('id')
      .where('id', '=', id)
      .where('image_file_id', '=', file)
      .where(sql<boolean>`(${shown} or ${own})`)
      .executeTakeFirst()
    return row !== undefined
  }
