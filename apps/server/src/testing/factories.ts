import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import writeXlsxFile from 'write-excel-file/node'
import { addFile } from '../core/files/files.ts'
import { XLSX } from '../core/files/workbookFile.ts'
import type { Answer, Post, TestApp } from './testApp.ts'
import { png } from './upload.ts'
import { PASSWORD, type UnitCode, type Username } from './world.ts'

type KeyOf = {
  /** By user name, or by id where the world does not know the person. */
  holder?: Username | number
  unit?: UnitCode
  type?: number
  hasPassword?: boolean
  passwordHolder?: Username
  linked?: number
  /** Sealed, without a keeper. */
  sealed?: true
  name?: string
}

let serial = 0

/** A signature by password in the format of the wire. */
export const signature = { method: 2, password: PASSWORD } as const

/** A key in the ledger with its holder. */
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
      key_name: rest.name ?? `钥匙${no}`,
      key_type: type,
      copy_type: 1,
      ...(rest.sealed
        ? { position: 2, seal_no: no, seal_place: '保险柜' }
        : {
            holder_user_id: typeof holder === 'number' ? holder : t.world.user[holder],
            holder_user_name: `某${holder}`,
          }),
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

/** The fields of an outlet besides its place (domain 1.1). */
export const outletFields = {
  dept_type: 4,
  region_code: '330100',
  address: '某市某路 1 号',
  business_begin: '09:00',
  business_end: '17:00',
  risk_level: 3,
} as const

type UnitOf = { parent: UnitCode | number; type: number; name?: string; status?: number; closed?: string }

/** A unit below another; an outlet with everything but its people. */
export async function makeUnit(t: TestApp, { parent, type, name, status = 1, closed }: UnitOf): Promise<number> {
  const db = t.services.database.kysely
  const parent_id = typeof parent === 'number' ? parent : t.world.unit[parent]
  const no = ++serial
  const { id } = await db
    .insertInto('dept')
    .values({
      ...(type === 4 ? outletFields : {}),
      parent_id,
      dept_code: `MADE${no}`,
      dept_name: name ?? `所建机构${no}`,
      dept_type: type,
      path: '0',
      status,
      close_date: closed ?? null,
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update dept set path = (select path from dept parent where id = ${parent_id}) || ${String(id)} where id = ${id}`.execute(
    db,
  )
  // Callers who see the parent and what is below it must see this one too.
  await sql`select pg_notify('shouya', '{"type":"permission"}')`.execute(db)
  return id
}

export type Account = { id: number; username: string; unit: UnitCode; post: Post }

type AccountOf = {
  unit?: UnitCode
  role?: string
  /** Overrides the roles' own data scope (domain 1.3). */
  scope?: number
  type?: number
  party?: number
  name?: string
}

/** An account with the world's password and a session. */
export async function makeAccount(
  t: TestApp,
  { unit = 'BA0011', role = 'admin', scope, type = 1, party, name }: AccountOf = {},
): Promise<Account> {
  const db = t.services.database.kysely
  const username = `made${++serial}`
  const { id } = await db
    .insertInto('sys_user')
    .columns([
      'username',
      'password_hash',
      'password_time',
      'must_change_pwd',
      'real_name',
      'phone',
      'dept_id',
      'user_type',
      'party_id',
      'data_scope',
      'create_time',
    ])
    // Reuses the world's hash: computing one takes longer than everything else here.
    .expression((eb) =>
      eb
        .selectFrom('sys_user')
        .select(({ val, ref }) => [
          val(username).as('username'),
          ref('password_hash').as('password_hash'),
          ref('password_time').as('password_time'),
          val(false).as('must_change_pwd'),
          val(name ?? `某${username}`).as('real_name'),
          val(`138${String(10_000_000 + serial)}`).as('phone'),
          val(t.world.unit[unit]).as('dept_id'),
          val(type).as('user_type'),
          val(party ?? null).as('party_id'),
          val(scope ?? null).as('data_scope'),
          ref('create_time').as('create_time'),
        ])
        .where('id', '=', t.world.user.admin),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select(({ val, ref }) => [val(id).as('user_id'), ref('id').as('role_id')])
        .where('role_code', '=', role),
    )
    .execute()
  return { id, username, unit, post: await t.as(username) }
}

type HandoverOf = { from: Account; to: number; supervisor?: number; type?: number; received?: Account }

/** A handover of its own key, filed by its giver, and received if somebody is given. */
export async function makeHandover(
  t: TestApp,
  { from, to, supervisor, type = 1, received }: HandoverOf,
): Promise<{ id: number; version: number; bill_no: string; key: number }> {
  const key = await makeKey(t, { holder: from.id, unit: from.unit })
  const back = new Date(t.clock.at.getTime() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  const response = await from.post('RoomKey/Save', {
    handover_type: type,
    key_ids: [key],
    to_user_id: to,
    supervisor_user_id: supervisor ?? null,
    expect_return_time: type === 2 ? back : null,
    reason: '因故',
    sign: signature,
  })
  const row = granted(response)
  if (!received) return { ...row, bill_no: row.bill_no, key }
  const { version } = granted(
    await received.post('RoomKey/Receive', { id: row.id, version: row.version, sign: signature }),
  )
  return { ...row, version, key }
}

/** The data of a response, which must be a success. */
export function granted({ Code, Message, Data }: Answer) {
  if (Code !== 0) throw new Error(`a factory's call failed with ${Code}: ${Message} ${JSON.stringify(Data)}`)
  return Data
}

/** A drawn signature that a person has uploaded and no record refers to; no two have the same bytes. */
export async function makeImage(t: TestApp, owner: number): Promise<number> {
  const { database, files } = t.services
  const content = Buffer.concat([png, Buffer.from(randomUUID())])
  const file = { name: 'sign.png', folder: 'daily', mime: 'image/png', userId: owner, now: t.clock.at }
  return addFile(database.kysely as never, { ...(await files.put(Readable.from([content]))), ...file })
}

/** An uploaded workbook; the first row are its titles. */
export async function makeWorkbook(
  t: TestApp,
  owner: number,
  rows: readonly (readonly (string | number | boolean | null)[])[],
): Promise<number> {
  const data = rows.map((cells) => cells.map((value) => (value === null ? null : { value })))
  const content = await writeXlsxFile(data).toBuffer()
  const { database, files } = t.services
  const file = { name: 'rows.xlsx', folder: 'file', mime: XLSX, userId: owner, now: t.clock.at }
  return addFile(database.kysely as never, { ...(await files.put(Readable.from([content]))), ...file })
}

/** An unread reminder. */
export async function makeReminder(t: TestApp, receiver: number): Promise<number> {
  const { id } = await t.services.database.kysely
    .insertInto('remind_msg')
    .values({ remind_code: 'key_receive', receiver_id: receiver, dedup_key: `made ${++serial}`, send_time: t.clock.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Digits as letters, since a role's code consists of letters. */
const letters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

type RoleOf = { grants?: Readonly<Record<string, readonly string[]>>; scope?: number; status?: number }

/** A role of the test's own. */
export async function makeRole(
  t: TestApp,
  { grants = {}, scope = 4, status = 1 }: RoleOf = {},
): Promise<{ id: number; code: string }> {
  const db = t.services.database.kysely
  const code = `made_${letters(++serial)}`
  const { id } = await db
    .insertInto('role')
    .values({ role_code: code, role_name: code, user_types: [1], data_scope: scope, status, create_time: t.clock.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(grants).flatMap(([permission_id, operations]) =>
    operations.map((operation) => ({ role_id: id, permission_id, operation })),
  )
  if (rows.length > 0) await db.insertInto('role_grant').values(rows).execute()
  return { id, code }
}

/** An added menu entry: a group unless it has a permission. */
export async function makeMenu(
  t: TestApp,
  { parent = null, permission }: { parent?: number | null; permission?: string } = {},
): Promise<{ id: number; path: string }> {
  const code = `made_${++serial}`
  const path = `/made/${serial}`
  const { id } = await t.services.database.kysely
    .insertInto('menu')
    .values({
      code,
      path,
      router: permission === undefined ? code : 'user',
      parent_id: parent,
      menu_type: permission === undefined ? 1 : 2,
      title_cn: code,
      permission_id: permission ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, path }
}

/** A dictionary of the test's own with one value. */
export async function makeDict(t: TestApp): Promise<{ type: number; code: string; value: number }> {
  const db = t.services.database.kysely
  const code = `made_${++serial}`
  const times = { create_time: t.clock.at, update_time: t.clock.at }
  const type = await db
    .insertInto('dict_type')
    .values({ dict_code: code, dict_name: code, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const value = await db
    .insertInto('dict_data')
    .values({ dict_code: code, value: '1', label_cn: code, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { type: type.id, code, value: value.id }
}
