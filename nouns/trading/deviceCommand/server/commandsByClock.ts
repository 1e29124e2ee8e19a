import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { tellDevice } from '../../device/server/tellDevice.ts'
import { lapseCommands } from './lapseCommands.ts'

/** Every minute: tries that have lasted long enough. Answers how many. */
export const commandsByClock = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const devices = await lapseCommands(db, now)
    for (const id of devices) await tellDevice(db, id)
    return devices.length
  })
