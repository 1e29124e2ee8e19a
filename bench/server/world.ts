import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../../apps/server/src/core/access/passwords.ts'
import { openTokens } from '../../apps/server/src/core/access/tokens.ts'
import { housekeeping } from '../../apps/server/src/core/jobs/housekeeping.ts'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'

export type World = {
  url: string
  dataDir: string
  keysFile: string
  /** The password of `user1`. */
  password: string
  /** Bearer tokens of an account with scope all and of one with a branch of 16 units. */
  token: { all: string; units: string }
  query<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>
  close(): Promise<void>
}

const OUTLETS = 120

/** A bank with 120 outlets and the requested number of handovers, on its own PostgreSQL. */
export async function openWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  await migrate(postgres.url)
  await housekeeping(postgres.url, new Date())
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const query = async <R extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<R>(sql, values)).rows
  await query(`
    insert into dept (dept_code, dept_name, dept_type, path, create_time) values ('HQ0000', 'head office', 1, '1', now());
    insert into dept (parent_id, dept_code, dept_name, dept_type, path, create_time)
      select 1, 'BR' || lpad(n::text, 4, '0'), 'branch ' || n, 2, ('1.' || n + 1)::ltree, now() from generate_series(1, 8) n;
    insert into dept (parent_id, dept_code, dept_name, dept_type, path, create_time)
      select 2 + n % 8, 'OU' || lpad(n::text, 4, '0'), 'outlet ' || n, 4, ('1.' || 2 + n % 8 || '.' || n + 9)::ltree, now()
      from generate_series(1, ${OUTLETS}) n;
    insert into sys_user (username, password_hash, password_time, must_change_pwd, real_name, phone, dept_id, create_time)
      select 'user' || n, 'x', now(), false, 'person ' || n, '139' || lpad(n::text, 8, '0'), case n when 1 then 1 when 2 then 2 else n + 7 end, now()
      from generate_series(1, 122) n;
    insert into user_role select 1, id from role where role_code = 'admin';
    insert into user_role select 2, id from role where role_code = 'branch_security';
    insert into session (id, user_id, ip, user_agent, create_time, last_seen_time, expire_time)
      select 'bench' || id, id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from sys_user where id <= 2`)
  const password = 'Quiet-Harbour-41'
  await query('update sys_user set password_hash = $1 where id = 1', [await hashPassword(password)])
  const keysFile = join(dataDir, 'keys.json')
  const tokens = openTokens(openKeys(keysFile))
  const expires = new Date(Date.now() + 86_400_000)
  return {
    url: postgres.url,
    dataDir,
    keysFile,
    password,
    token: {
      all: await tokens.sign('bench1', 'bearer', expires),
      units: await tokens.sign('bench2', 'bearer', expires),
    },
    query,
    async close() {
      await client.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fills the register up to a number of rows; one in a thousand contains a rare word, one in ten a common one. */
export async function fillHandovers({ query }: World, rows: number): Promise<void> {
  await query(`
    insert into room_key (bill_no, biz_date, dept_id, dept_name, handover_type, status, keys, key_types, from_user_id,
      from_user_name, to_user_id, to_user_name, handover_time, from_sign, to_sign, sign_hash, search_text, create_user_id,
      create_user_name, create_time)
    select 'YS' || n, (now() - n * interval '40 seconds')::date, 10 + n % ${OUTLETS}, 'outlet ' || n % ${OUTLETS}, 1, 2,
      '[{"key_id": 1, "key_no": "K1", "key_name": "front door", "key_type": 1, "copy_type": 1}]', '{1}', 3 + n % 100, 'giver',
      4 + n % 100, 'receiver', now() - n * interval '40 seconds', '{}', '{}', repeat('a', 64),
      lower('YS' || n || ' 营业厅大门 何向北 ' || case when n % 1000 = 0 then '钟离修竹' when n % 10 = 1 then '欧阳长庚' else '杜思源' end),
      3, 'giver', now()
    from generate_series((select count(*) from room_key) + 1, ${rows}) n`)
  await query('vacuum analyze room_key')
}
