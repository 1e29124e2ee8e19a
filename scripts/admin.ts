import pg from 'pg'
import { hashPassword, newPassword } from '../apps/server/src/core/access/passwords.ts'
import { withDatabase } from './lib/withDatabase.ts'

const help = `npm run admin -- unlock <user name>   clears all locks of a name
npm run admin -- reset <user name>    gives a new first password and ends the account's sessions`

const [command, username] = process.argv.slice(2)

/** For those who have the machine but no account that can help: works whether or not the server runs. */
async function run(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select id from sys_user where lower(username) = lower($1) and status <> 3', [
    username,
  ])
  const id = rows[0]?.id
  if (!id) throw new Error(`There is no account ${username}.`)
  if (command === 'unlock') {
    await client.query('delete from sign_in_lock where name_key = lower($1)', [username])
    await client.query('delete from sign_in_failure where name_key = lower($1)', [username])
    return `${username} can sign in again.`
  }
  const password = newPassword()
  await client.query(
    'update sys_user set password_hash = $1, password_time = now(), must_change_pwd = true, status = 1, version = version + 1 where id = $2',
    [await hashPassword(password), id],
  )
  const ended = await client.query(
    'update session set end_time = now() where user_id = $1 and end_time is null returning id',
    [id],
  )
  const notice = JSON.stringify({ type: 'session', ids: ended.rows.map((row) => row.id) })
  await client.query('select pg_notify($1, $2)', ['shouya', notice])
  return `The new password of ${username} is ${password}; it must be changed at the first sign-in.`
}

if ((command !== 'unlock' && command !== 'reset') || !username) {
  console.error(help)
  process.exitCode = 2
} else
  await withDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('begin')
      console.log(await run(client))
      await client.query(
        `insert into sys_log (log_type, action, message, result, create_time) values (2, $1, $2, true, now())`,
        [`admin/${command}`, username],
      )
      await client.query('commit')
    } finally {
      await client.end()
    }
  })
