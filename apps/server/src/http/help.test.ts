import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveHelp } from './help.ts'

async function serve(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shouya-help-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) writeFileSync(join(folder, file), '%PDF-')
  const app = Fastify()
  await serveHelp(app, folder)
  return app
}

test('the manual is a PDF that browsers keep and ask about each time', async () => {
  const app = await serve('help.pdf', '.stamp')
  const first = await app.inject('/help.pdf')
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' })
  const again = await app.inject({ url: '/help.pdf', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect((await app.inject('/.stamp')).statusCode).toBe(404)
})

test('where it has not been built there is none', async () => {
  const app = await serve()
  expect((await app.inject('/help.pdf')).statusCode).toBe(404)
})
