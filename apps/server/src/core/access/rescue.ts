import type pg from 'pg'
import { withClient } from '../../db/withClient.ts'
import { hashPassword, newPassword } from './passwords.ts'

type Rescue = (client: pg.Client, id: number, username: string) => Promise<string>

/** Clears all locks of a name. */
const unlock: Rescue = async (client, _id, username) => {
  await client.query('delete from sign_in_lock where name_key = lower($1)', [username])
  await client.query('delete from sign_in_failure where name_key = lower($1)', [username])
  return `${username} can sign in again.`
}

/** Sets a new first password, removes the second step, enables the account and ends its sessions in every process. */
const reset: Rescue = async (client, id, username) => {
  const password = newPassword()
  await client.query(
    `update sys_user set password_hash = $1, password_time = now(), must_change_pwd = true, status = 1, version = version + 1
      where id = $2`,
    [await hashPassword(password), id],
  )
  await client.query('delete from user_totp where user_id = $1', [id])
  await client.query('delete from known_device where user_id = $1', [id])
  const ended = await client.query(
    'update session set end_time = now() where user_id = $1 and end_time is null returning id',
    [id],
  )
  const notice = JSON.stringify({ type: 'session', ids: ended.rows.map((row) => row.id) })
  await client.query('select pg_notify($1, $2)', ['shouya', notice])
  return `The new password of ${username} is ${password}; it must be changed at the first sign-in.`
}

export const rescues = { unlock, reset } as const

/**
 * For operators with access to the machine but no account that can help: works with or without a running server, and is
 * recorded in the audit log. Returns the text to print; throws when there is no such account.
 */
export const rescue = (url: string, command: keyof typeof rescues, username: string): Promise<string> =>
  withClient(url, async (client) => {
    await client.query('begin')
    const { rows } = await client.query(
      'select id from sys_user where lower(username) = lower($1) and status <> 3 for update',
      [username],
    )
    if (!rows[0]) throw new Error(`There is no account ${username}.`)
    const text = await rescues[command](client, rows[0].id, username)
    await client.query(
      'insert into sys_log (log_type, action, message, target_table, target_id, result, create_time) values (2, $1, $2, $3, $4, true, now())',
      [`admin/${command}`, username, 'sys_user', rows[0].id],
    )
    await client.query('commit')
    return text
  })
