import { readConfig } from '../../apps/server/src/config.ts'
import { lockDataDir } from '../../apps/server/src/db/embedded/lock.ts'
import { runningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'

/** Runs with the owner's address of the configured database; starts the embedded one if no server is running it. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  try {
    const { databaseUrl, databaseUrlDirect, dataDir } = readConfig(process.env)
    const databaseAddress = databaseUrlDirect ?? databaseUrl ?? (await runningUrl(dataDir))
    if (databaseAddress) return await work(databaseAddress)
    const lock = lockDataDir(dataDir)
    const postgres = await startEmbedded({ dataDir, log: console.log })
    try {
      await work(postgres.url)
    } finally {
      await postgres.stop()
      lock.release()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
