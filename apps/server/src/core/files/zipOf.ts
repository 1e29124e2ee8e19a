import { Readable } from 'node:stream'
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
 * A zip of files: one at a time is read or made, at the speed of whoever reads the output, so that gigabytes take no memory. Not
 * compressed: pictures, PDFs and workbooks are already.
 */
export function zipOf(files: Pick<FileStore, 'read'>, entries: readonly ArchiveEntry[]): Zipping {
  const zip = new ZipFile()
  let open: Readable | undefined
  for (const entry of entries) {
    const options = { mtime: entry.time, compress: false, ...('size' in entry && { size: entry.size }) }
    zip.addReadStreamLazy(entry.path, options, (done) => {
      const opened = 'make' in entry ? entry.make().then((bytes) => Readable.from([bytes])) : files.read(entry.sha256)
      Promise.resolve(opened).then(
        (stream) => {
          open = stream
          done(null, stream)
        },
        (error: unknown) => zip.emit('error', error),
      )
    })
  }
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
