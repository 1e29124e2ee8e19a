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
  /** The moment to which the demonstration belongs that is in it, or shall be. */
  at: Date
  /** To be called when it is there. */
  made(): void
  close(): void
}

const kept: string = inRoot('.runtime', 'demonstration')
const stamp = join(kept, 'made.json')

/**
 * Where the demonstration of a run lies. To make it takes most of a minute, so it stays for the next run of the same sources:
 * one that is asked for a moment (`exact`) wants that, others take what is at most an hour old. In CI everything is made anew.
 */
export function openHome(at: Date, exact: boolean): Home {
  const lock = process.env.CI ? undefined : tryLock()
  if (!lock) {
    const dataDir = mkdtempSync(join(tmpdir(), 'shouya-demo-'))
    return { dataDir, at, made() {}, close: () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const sources: string = fingerprint(inRoot('apps', 'server', 'src'), inRoot('packages'), inRoot('package-lock.json'))
  const last = readStamp()
  const age = at.getTime() - last.at
  const home = { dataDir: kept, close: () => lock.release() }
  if (last.sources === sources && age >= 0 && age <= (exact ? 0 : HOUR))
    return { ...home, at: new Date(last.at), made() {} }
  for (const part of ['made.json', 'postgres', 'postgres.password', 'keys.json', 'files'])
    rmSync(join(kept, part), { recursive: true, force: true })
  return { ...home, at, made: () => writeFileSync(stamp, JSON.stringify({ sources, at: at.getTime() })) }
}

/** Not when another run is there. */
function tryLock(): DataDirLock | undefined {
  try {
    return lockDataDir(kept)
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
