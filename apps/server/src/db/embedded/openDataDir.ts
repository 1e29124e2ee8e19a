import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { explainErrno } from './explain.ts'

function nearestExisting(dir: string): string {
  return existsSync(dir) || dirname(dir) === dir ? dir : nearestExisting(dirname(dir))
}

/** Makes the data folder if it is missing, private to its owner, and returns its real path. */
export function openDataDir(dataDir: string): string {
  try {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    } catch (error) {
      // On a read-only disk Node reports a misleading ENOENT; this throws the real reason.
      accessSync(nearestExisting(resolve(dataDir)), constants.W_OK)
      throw error
    }
    return realpathSync(dataDir)
  } catch (error) {
    throw explainErrno(error, dataDir)
  }
}
