import { within } from '@shouya/server/db/scope.ts'
import { planOf } from '@shouya/server/testing/plan.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm, makeSubmission } from '../../server/testing/forms.ts'

/** Error codes of PostgreSQL: no right to the table, or the trigger that protects evidence. */
const NO_RIGHT = '42501'
const EVIDENCE = '23001'

let t: TestApp
let owner: pg.Client
beforeAll(async () => {
  t = await testApp()
  const form = await makeForm(t, {
    document: documentWith({ type: 'input', model: 'a' }, { type: 'input', model: 'b', options: { sensitive: true } }),
  })
  await makeSubmission(await t.as('outlet_teller'), { form, data: { a: '1', b: '秘密' } })
  owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await t?.close()
})

const changes = [
  "update form_version set document = '{}'",
  'update form_version set version_no = 7',
  'delete from form_version',
  "update form_entry set data = '{}'",
  'delete from form_entry',
  'update form_submission set dept_id = dept_id + 1',
  "update form_submission set create_user_name = 'x'",
  'update form_submission set entry_no = entry_no - 1',
  'delete from form_submission',
  "update form_secret set path = 'x'",
  'delete from form_secret',
]

test.for(changes)('neither the app nor the owner can %s', async (statement) => {
  const { pool } = t.services.database
  const code = await pool.query(statement).then(
    () => null,
    (error) => error.code,
  )
  expect([NO_RIGHT, EVIDENCE]).toContain(code)
  await expect(owner.query(statement)).rejects.toMatchObject({ code: EVIDENCE })
})

test('a submission moves on, another key may encrypt anew, retention removes', async () => {
  await owner.query("update form_submission set entry_no = entry_no + 1, summary = 'x'")
  await owner.query("update form_secret set sealed = 'x'")
  await owner.query('begin')
  await owner.query('set local role shouya_keeper')
  for (const table of ['form_secret', 'form_entry', 'form_submission'])
    expect((await owner.query(`delete from ${table}`)).rowCount, table).toBe(1)
  await owner.query('rollback')
})

test('lists walk their indexes, however many there are', async () => {
  const { outlet_teller: teller } = t.world.user
  const { BA0011, BB0011 } = t.world.unit
  await owner.query(
    `insert into form_submission (form_id, form_name, dept_id, dept_name, summary, create_user_id, create_user_name, create_time)
    select 1, '请假', case n % 50 when 0 then $2::bigint else $3::bigint end, '',
      case when n % 997 = 0 then '钟离修竹' else '杜思源' end, $1, '某', now() - n * interval '1 minute'
    from generate_series(1, 20000) n`,
    [teller, BA0011, BB0011],
  )
  await owner.query('vacuum analyze form_submission')
  const rows = () => t.services.database.kysely.selectFrom('form_submission').selectAll()
  const newest = (query: ReturnType<typeof rows>) =>
    planOf(t, query.orderBy('create_time', 'desc').orderBy('id', 'desc').limit(20))
  expect(await newest(rows())).toMatchObject({ indexes: ['form_submission_list'], scans: [] })
  const near =
    within({ userId: 0, scope: { kind: 'units', ids: [BA0011] }, operations: new Map() }, 'form_submission') ??
    sql<boolean>`false`
  const seen = await newest(rows().where(near))
  expect(seen.indexes).toEqual(['form_submission_dept'])
  expect(seen.pages).toBeLessThanOrEqual(40)
  const word = await planOf(t, rows().where(sql<boolean>`bigrams(search_text) @> bigrams('钟离修竹')`))
  expect(word).toMatchObject({ indexes: ['form_submission_search'], scans: [] })
})
