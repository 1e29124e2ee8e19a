import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { StartError } from './startError.ts'

function give(path: string, uid: number, gid: number): void {
  const stat = lstatSync(path)
  if (stat.isDirectory()) for (const name of readdirSync(path)) give(join(path, name), uid, gid)
  // The folder itself comes last, so that its owner shows whether everything below was done.
  lchownSync(path, uid, gid)
}

/** Gives the cluster to the account that runs it, with the mode that PostgreSQL requires. */
export function ensureOwnership(clusterDir: string, { uid, gid = 0 }: Account): void {
  if (uid === undefined) return
  const stat = lstatSync(clusterDir)
  if (stat.uid !== uid) {
    const self = process.getuid?.()
    if (self !== 0) {
      throw new StartError(
        `${clusterDir} belongs to user ${stat.uid}, this process is user ${self}: correct its owner.`,
      )
    }
    give(clusterDir, uid, gid)
  }
  if ((stat.mode & 0o777) !== 0o700) chmodSync(clusterDir, 0o700)
}
