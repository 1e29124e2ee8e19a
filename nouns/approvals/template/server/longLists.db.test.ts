import { readFile } from 'node:fs/promises'
import { withClient } from '@shouya/server/db/withClient.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlow } from '../../server/testing/approvals.ts'
import { destruction } from './destruction.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const path = '../../../../apps/server/src/db/migrations/202612140800_lists_of_destruction.sql'

/** As an update would run it. */
async function migrated(): Promise<void> {
  const statements = await readFile(new URL(path, import.meta.url), 'utf8')
  await withClient(t.url, (client) => client.query(`begin; ${statements} commit`))
}

test('a published flow of the time when a list had 200 pieces has a version that takes longer ones; the old one stays', async () => {
  const document = JSON.stringify(destruction.document)
  const before = document.replace('"max":20000', '"max":200')
  expect(before).not.toBe(document)
  const flow = await makeFlow(t, { document: before, definition: destruction.definition })
  const { pool } = t.services.database
  const [form] = (
    await pool.query(
      `update custom_form set form_name = $1 where id = (select form_id from appr_flow where id = $2) returning id`,
      [destruction.form_name, flow.id],
    )
  ).rows
  await migrated()
  // Once more finds nothing to do.
  await migrated()
  const { rows } = await pool.query(
    `select version.version_no, form.document, form.document_hash = encode(sha256(convert_to(form.document, 'UTF8')), 'hex') as is_intact,
       version.id = flow.current_version_id and form.id = own.current_version_id and own.draft = form.document as is_current
     from appr_flow_version version join form_version form on form.id = version.form_version_id
     join appr_flow flow on flow.id = version.flow_id join custom_form own on own.id = form.form_id
     where flow.id = $1 and own.id = $2 order by version.version_no`,
    [flow.id, form.id],
  )
  expect(rows).toEqual([
    { version_no: 1, document: before, is_intact: true, is_current: false },
    { version_no: 2, document, is_intact: true, is_current: true },
  ])
})
