import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { explain } from './problem.mjs'

const nearestExisting = (dir) => (existsSync(dir) || dirname(dir) === dir ? dir : nearestExisting(dirname(dir)))

/** Reports a folder that is not writable; mkdir on a read-only disk misleadingly reports ENOENT. */
export function checkWritable(dir) {
  try {
    accessSync(nearestExisting(dir), constants.W_OK)
  } catch (error) {
    throw explain(error, dir)
  }
}

/** npm may exit successfully on a full disk with truncated files, so the free space is checked afterwards. */
export function checkSpace(dir) {
  const { bavail, bsize } = statfsSync(dir)
  if (bavail * bsize < 16 * 1024 * 1024) throw explain('ENOSPC', dir)
}
