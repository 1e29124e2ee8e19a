import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

function create(file: string): string {
  const password = randomBytes(24).toString('base64url')
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, password)
    fsyncSync(handle)
  } catch (error) {
    rmSync(file)
    throw error
  } finally {
    closeSync(handle)
  }
  return password
}

/** The password stored in the data folder; `fresh` when it was just made. */
export function readPassword(dataDir: string): { password: string; fresh: boolean } {
  const file = join(dataDir, 'postgres.password')
  let password = ''
  try {
    password = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (/^[\w-]{16,}$/.test(password)) {
    chmodSync(file, 0o600)
    return { password, fresh: false }
  }
  rmSync(file, { force: true })
  return { password: create(file), fresh: true }
}
