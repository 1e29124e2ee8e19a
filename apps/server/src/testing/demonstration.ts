import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { housekeeping } from '../core/jobs/housekeeping.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/loadDemo.ts'
import { openServices } from '../services.ts'

export type Demonstration = { address: string; dataDir: string; close(): Promise<void> }

/** The product with a fresh demonstration, in which it is always now. */
export async function demonstration(now: Date): Promise<Demonstration> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-demo-'))
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const { url } = postgres
  await migrate(url)
  await housekeeping(url, now)
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1' })
  await loadDemo(url, { now, say: () => {}, home: config })
  const clock = { now: () => now }
  const opened = await openServices({ config, url, directUrl: url, log: pino({ level: 'silent' }), clock })
  const app = await buildApp(opened.services)
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    dataDir,
    async close() {
      await app.close()
      await opened.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
