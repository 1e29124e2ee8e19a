import { twoPages } from '@shouya/server/testing/pdf.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { upload } from '@shouya/server/testing/upload.ts'

/** What somebody uploads for the archive; the file is theirs unless `more` names another one. */
export async function fileBody(t: TestApp, username: string, more: object = {}) {
  const body = { category: 1, title: '季度检查报告', period_key: '2026Q3', secret_level: 1, ...more }
  if ('file_id' in body) return body
  const sent = await upload(t, username, { field: 'file', name: 'report.pdf', content: twoPages })
  return { ...body, file_id: sent.Data.id as number }
}
