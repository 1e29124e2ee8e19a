import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { housekeeping } from '../core/jobs/housekeeping.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { notDurable } from './notDurable.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database to clone; nobody connects to it. */
    templateUrl: string
  }
}

/** One PostgreSQL for all server tests, with a template that each test file clones in some 40 ms. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-test-'))
  const postgres = await startEmbedded({ dataDir, log: () => {} }, notDurable)
  await migrate(postgres.url)
  await housekeeping(postgres.url, new Date())
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
