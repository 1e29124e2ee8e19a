import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { upload } from '../../testing/upload.ts'

/** A scanner that recognises one virus and fails on another file. */
const SCANNER = `#!/bin/sh
[ "$1" = --quiet ] || exit 9
grep -q VIRUS "$2" && exit 1
grep -q PUZZLE "$2" && exit 2
exit 0
`

let folder: string
let t: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shouya-scan-'))
  const path = join(folder, 'scan')
  writeFileSync(path, SCANNER)
  chmodSync(path, 0o700)
  t = await testApp({ VIRUS_SCAN: `${path} --quiet` })
})
afterAll(async () => {
  await t?.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (words: string) =>
  upload(t, 'outlet_safety', { field: 'file', name: 'note.txt', content: Buffer.from(words) })
const count = async (table: string) =>
  (await t.services.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('what the scanner finds is refused, and nothing of it stays', async () => {
  expect(await send('good words')).toMatchObject({ Code: 0 })
  const before = [await count('file'), await count('file_blob')]
  expect(await send('VIRUS')).toMatchObject({ status: 400, Code: 1012, Message: '文件含有病毒，已拒绝' })
  expect([await count('file'), await count('file_blob')]).toEqual(before)
})

test('a scanner without an answer lets nothing in', async () => {
  const message = '病毒扫描未能完成，文件已拒绝，请稍后重试或联系管理员'
  expect(await send('PUZZLE')).toMatchObject({ status: 400, Code: 1012, Message: message })
  rmSync(join(folder, 'scan'))
  expect(await send('good words')).toMatchObject({ status: 400, Code: 1012, Message: message })
})
