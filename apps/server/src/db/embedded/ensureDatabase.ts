import { Client } from 'pg'
import type { LogFile } from './logFile.ts'
import type { Place } from './place.ts'
import { runTool } from './runTool.ts'
import { StartError } from './startError.ts'

export function databaseUrl(port: number, password: string, database = 'shouya'): string {
  return `postgresql://shouya:${password}@127.0.0.1:${port}/${database}`
}

/** Creates the database if it is missing; also checks the password. */
export async function ensureDatabase(port: number, password: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(port, password, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query("select from pg_database where datname = 'shouya'")
    if (!rowCount) await client.query('create database shouya')
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error
    throw new StartError(
      `${dataDir}/postgres.password is not the password of this database: put the right one back, or delete the file and a new one is set.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Sets a new password without the old one; possible only for the owner of the files. */
export async function resetPassword({ account, binaries, clusterDir }: Place, password: string, log: LogFile) {
  const command = [binaries.postgres, '--single', '-D', clusterDir, '-c', 'lc_messages=C', 'postgres']
  const succeeded = await runTool(account, command, log.handle, `alter role shouya password '${password}'\n`)
  if (!succeeded) throw log.explain(clusterDir)
}
