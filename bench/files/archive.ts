import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ArchiveEntry } from '../../apps/server/src/core/files/archive.ts'
import { zipOf } from '../../apps/server/src/core/files/zipOf.ts'
import { atOnce, bytesOf } from '../../apps/server/src/noun/wholeWorkbook.ts'
import type { Line } from '../lib/report.ts'

const MEGABYTE = 1_048_576
const FILES = 1000
const SIZE = 5 * MEGABYTE
/** Issue 18: a thousand files of 5 MB, and the server grows by less. */
const LIMIT = 100 * MEGABYTE
/** What a form of the designer asks for, and the lines of its batch. */
const FIELDS = 40
const LINES = 50

/** A workbook as the zip of a collection has one for each answer, and one of all. */
const bookOf = (lines: number, columns: number) =>
  bytesOf([
    {
      sheet: {
        name: 'answers',
        head: Array.from({ length: columns }, (_, at) => `field ${at}`),
        widths: Array(columns).fill(22),
      },
      batches: atOnce(
        Array.from({ length: lines }, (_, line) => Array.from({ length: columns }, (_, at) => `answer ${line} ${at}`)),
      ),
    },
  ])

/**
 * Row "Archive": the memory that a zip of many files and as many workbooks takes while it is streamed, as the server streams it: each
 * workbook is made when its turn comes.
 */
export async function archive(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shouya-bench-'))
  const file = join(folder, 'file')
  await writeFile(file, randomBytes(SIZE))
  const time = new Date(0)
  const entries: ArchiveEntry[] = Array.from({ length: FILES }, (_, index) => index).flatMap((index) => [
    { path: `unit ${index}/answers.xlsx`, time, make: () => bookOf(LINES, FIELDS) },
    { path: `unit ${index}/${index}.jpg`, sha256: '', size: SIZE, time },
  ])
  entries.unshift({ path: 'summary.xlsx', time, make: () => bookOf(FILES, FIELDS) })
  const before = process.memoryUsage.rss()
  let most = before
  let bytes = 0
  const began = performance.now()
  const { output } = zipOf({ read: () => createReadStream(file) }, entries)
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length
      most = Math.max(most, process.memoryUsage.rss())
      done()
    },
  })
  await pipeline(output, sink)
  const seconds = (performance.now() - began) / 1000
  await rm(folder, { recursive: true })
  if (bytes < FILES * SIZE) throw new Error(`archive: ${bytes} bytes`)
  const grown = most - before
  return [
    {
      row: `Archive of ${FILES.toLocaleString('en')} files of ${SIZE / MEGABYTE} MB, as many workbooks of answers and their summary, streamed in ${seconds.toFixed(1)} s`,
      ours: `${(grown / MEGABYTE).toFixed(0)} MB more memory`,
      against: `at most ${LIMIT / MEGABYTE} MB`,
      ratio: LIMIT / grown,
      bar: 1,
    },
  ]
}
