import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { explain } from './problem.mjs'

const nearestExisting = (dir) => (existsSync(dir) || dirname(dir) === dir ? dir : nearestExisting(dirname(dir)))

/** Says it when nothing can be written there; mkdir on a read-only disk would misleadingly speak of ENOENT. */
export function checkWritable(dir) {
  try {
    accessSync(nearestExisting(dir), constants.W_OK)
  } catch (error) {
    throw explain(error, dir)
  }
}

/** npm has been seen to end well on a full disk with files cut short, so what is left is looked at afterwards. */
export function checkSpace(dir) {
  const { bavail, bsize } = statfsSync(dir)
  if (bavail * bsize < 16 * 1024 * 1024) throw explain('ENOSPC', dir)
}
