import { message } from '@shouya/contract/messages'
import { withClient } from '../../db/withClient.ts'
import { hashPassword } from '../access/passwords.ts'

/** Whether there is no account yet. */
export const isEmpty = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select not exists (select from sys_user) as empty')
    return rows[0].empty
  })

/** Creates the head office and `admin`, who must change the password at the first sign-in, in an empty database. */
export async function firstAccount(url: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(url, async (client) => {
    await client.query('begin')
    const { rows } = await client.query(
      `insert into dept (dept_code, dept_name, dept_type, path, create_time) values ('HQ0000', $1, 1, '0', now()) returning id`,
      [message('CN', 'first.unit')],
    )
    await client.query('update dept set path = id::text::ltree where id = $1', [rows[0].id])
    await client.query(
      `with account as (
        insert into sys_user (username, password_hash, password_time, real_name, phone, dept_id, create_time)
        values ('admin', $1, now(), $3, '19900000000', $2, now()) returning id)
      insert into user_role (user_id, role_id) select account.id, role.id from account, role where role_code = 'admin'`,
      [hash, rows[0].id, message('CN', 'first.admin')],
    )
    await client.query('commit')
  })
}
