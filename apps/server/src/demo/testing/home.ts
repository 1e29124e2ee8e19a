import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Home = { readonly dataDir: string; readonly keysFile: string }

const folders: string[] = []

/** Where a database's server would keep its keys and files. */
export function home(): Home {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-demo-'))
  folders.push(dataDir)
  return { dataDir, keysFile: join(dataDir, 'keys.json') }
}

export function leaveHomes(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
