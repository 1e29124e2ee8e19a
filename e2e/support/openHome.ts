import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DataDirLock, lockDataDir } from '../../apps/server/src/db/embedded/lock.ts'
import { StartError } from '../../apps/server/src/db/embedded/startError.ts'
import { HOUR } from '../../apps/server/src/demo/calendar.ts'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

type Home = {
  dataDir: string
  /** The moment of the demonstration that exists, or is to be made. */
  at: Date
  /** To be called when it was made. */
  made(): void
  close(): void
}

const keptFolder: string = inRoot('.runtime', 'demonstration')
const stamp = join(keptFolder, 'made.json')

/**
 * The folder of a run's demonstration. Making one takes most of a minute, so it is kept for the next run with the same
 * sources: an `exact` moment must match, otherwise it may be an hour old. In CI everything is made anew.
 */
export function openHome(at: Date, exact: boolean): Home {
  const lock = process.env.CI ? undefined : tryLock()
  if (!lock) {
    const dataDir = mkdtempSync(join(tmpdir(), 'shouya-demo-'))
    return { dataDir, at, made() {}, close: () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const sources: string = fingerprint(
    ...['apps/server/src', 'nouns', 'packages', 'package-lock.json'].map((path) => inRoot(path)),
  )
  const last = readStamp()
  const age = at.getTime() - last.at
  const home = { dataDir: keptFolder, close: () => lock.release() }
  if (last.sources === sources && age >= 0 && age <= (exact ? 0 : HOUR))
    return { ...home, at: new Date(last.at), made() {} }
  for (const entry of ['made.json', 'postgres', 'postgres.password', 'keys.json', 'files'])
    rmSync(join(keptFolder, entry), { recursive: true, force: true })
  return { ...home, at, made: () => writeFileSync(stamp, JSON.stringify({ sources, at: at.getTime() })) }
}

/** undefined if another run holds it. */
function tryLock(): DataDirLock | undefined {
  try {
    return lockDataDir(keptFolder)
  } catch (error) {
    if (error instanceof StartError) return undefined
    throw error
  }
}

function readStamp(): { sources: string; at: number } {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return { sources: '', at: 0 }
  }
}
