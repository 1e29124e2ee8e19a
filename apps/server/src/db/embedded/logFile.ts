import { chmodSync, closeSync, openSync, readFileSync } from 'node:fs'
import { explainLog } from './explain.ts'
import type { StartError } from './startError.ts'

export interface LogFile {
  path: string
  handle: number
  /** The text written since the last `mark`. */
  text(): string
  mark(): void
  explain(clusterDir: string): StartError
  close(): void
}

/** PostgreSQL's log, truncated at each start so that it never fills the disk. */
export function openLog(path: string): LogFile {
  closeSync(openSync(path, 'w', 0o600))
  chmodSync(path, 0o600)
  // Appending, because initdb, the postmaster and its children write through the same handle.
  const handle = openSync(path, 'a')
  let from = 0
  const text = () => readFileSync(path).subarray(from).toString('utf8')
  return {
    path,
    handle,
    text,
    mark: () => {
      from = readFileSync(path).length
    },
    explain: (clusterDir) => explainLog(text(), clusterDir, path),
    close: () => closeSync(handle),
  }
}
