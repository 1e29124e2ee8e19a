import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'

const skipped = new Set(['dist', 'node_modules', '.runtime'])

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (skipped.has(entry.name) || !(entry.isDirectory() || entry.isFile())) continue
    yield* filesBelow(join(path, entry.name))
  }
}

/** A hash over files and the content of folders: names and contents. Missing ones are ignored. */
export function fingerprint(...paths) {
  const files = paths.filter((path) => existsSync(path)).flatMap((path) => [...filesBelow(path)])
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}
