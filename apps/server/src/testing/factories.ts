import type { TestApp } from './testApp.ts'
import type { UnitCode, Username } from './world.ts'

type KeyOf = {
  holder?: Username
  unit?: UnitCode
  type?: number
  hasPassword?: boolean
  passwordHolder?: Username
  linked?: number
}

let serial = 0

/** A key in the ledger, held by somebody. */
export async function makeKey(
  t: TestApp,
  { holder = 'outlet_safety', unit = 'BA0011', type = 2, ...rest }: KeyOf = {},
): Promise<number> {
  const db = t.services.database.kysely
  const no = `K${++serial}`
  const { id } = await db
    .insertInto('key_ledger')
    .values({
      dept_id: t.world.unit[unit],
      dept_name: unit,
      key_no: no,
      key_name: `钥匙${no}`,
      key_type: type,
      copy_type: 1,
      holder_user_id: t.world.user[holder],
      holder_user_name: `某${holder}`,
      has_password: rest.hasPassword ?? false,
      password_holder_user_id: rest.passwordHolder ? t.world.user[rest.passwordHolder] : null,
      linked_key_id: rest.linked ?? null,
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (rest.linked) await db.updateTable('key_ledger').set({ linked_key_id: id }).where('id', '=', rest.linked).execute()
  return id
}
