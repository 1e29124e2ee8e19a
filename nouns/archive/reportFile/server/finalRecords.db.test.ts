import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { finals, later, staffOutlet } from './testing/finalRecords.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  await staffOutlet(t)
})
afterAll(() => t?.close())

/** The words of the papers of a table in the archive. */
async function papersOf(source_table: string): Promise<string[]> {
  const hq: Post = await t.as('hq_security')
  const rows = await t.services.database.kysely
    .selectFrom('report_file')
    .select('id')
    .where('source_table', '=', source_table)
    .execute()
  return Promise.all(
    rows.map(async ({ id }) => {
      const { file_id } = granted(await hq('ReportFile/Download', { id }))
      const { rawPayload } = await fetchFile(t, 'hq_security', file_id)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
      return text.replaceAll(/\s/g, '')
    }),
  )
}

test.for(finals)('a final record of %s has its paper in the archive after the night', async ([table, make]) => {
  const words = await make(t)
  later(t, 3)
  await t.jobs.run('pdf_archive', t.clock.at)
  const papers = await papersOf(table)
  expect(papers).toHaveLength(1)
  for (const word of words) expect(papers[0]).toContain(word)
})
