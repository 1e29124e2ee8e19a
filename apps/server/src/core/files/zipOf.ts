import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveEntry } from './archive.ts'
import type { FileStore } from './store.ts'

/** A zip while it is written. */
export type Zipping = {
  readonly output: NodeJS.ReadableStream
  /** A file that cannot be read: the zip will not end. */
  readonly onError: (handler: (error: unknown) => void) => void
  /** Closes what is open; the reader has gone. */
  readonly stop: () => void
}

/**
 * A zip of files of the store: one at a time is read, at the speed of whoever reads the output, so that gigabytes take no memory. Not
 * compressed: pictures, PDFs and workbooks are already.
 */
export function zipOf(files: Pick<FileStore, 'read'>, entries: readonly ArchiveEntry[]): Zipping {
  const zip = new ZipFile()
  let open: Readable | undefined
  for (const { path, sha256, size, time } of entries)
    zip.addReadStreamLazy(path, { mtime: time, size, compress: false }, (done) => {
      open = files.read(sha256)
      done(null, open)
    })
  zip.end()
  const output = zip.outputStream as unknown as Readable
  return {
    output,
    onError: (handler) => void zip.on('error', handler),
    stop() {
      open?.destroy()
      output.destroy()
    },
  }
}
