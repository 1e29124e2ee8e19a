import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { explainErrno } from './explain.ts'

function nearestExisting(dir: string): string {
  return existsSync(dir) || dirname(dir) === dir ? dir : nearestExisting(dirname(dir))
}

/** Makes the data folder where it is missing, private to its owner, and answers its real path. */
export function openDataDir(dataDir: string): string {
  try {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    } catch (error) {
      // On a read-only disk Node reports ENOENT here, which would mislead; this throws the true reason.
      accessSync(nearestExisting(resolve(dataDir)), constants.W_OK)
      throw error
    }
    return realpathSync(dataDir)
  } catch (error) {
    throw explainErrno(error, dataDir)
  }
}
