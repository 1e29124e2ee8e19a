import type { uploadedFile } from '@shouya/contract/uploads'
import { currentVault } from './vault.ts'

type UploadedFile = (typeof uploadedFile)['_output']

/** A file's data besides its content; `id` once it was sent. */
type About = { name: string; type: string; folder: string; id?: number }

/** Ids of kept files are below all others in a body; the server's ids are positive. */
const HIGHEST = -1e12
let last = 0

/** The ids of kept files in a body, at any depth. */
function* keptIn(value: unknown): Generator<number> {
  if (typeof value === 'number' && value < HIGHEST) yield value
  else if (value && typeof value === 'object') for (const item of Object.values(value)) yield* keptIn(item)
}

function withNumbers(value: unknown, sent: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return sent.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, sent))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withNumbers(item, sent)]))
}

/** One line of JSON, then the file. */
const packed = (about: About, file: Blob | '' = '') => new Blob([`${JSON.stringify(about)}\n`, file]).arrayBuffer()

function unpacked(bytes: ArrayBuffer): { about: About; content: ArrayBuffer } {
  const end = new Uint8Array(bytes).indexOf(10)
  const about = JSON.parse(new TextDecoder().decode(bytes.slice(0, end))) as About
  return { about, content: bytes.slice(end + 1) }
}

/** Keeps a file that could not be sent; undefined without a vault. */
export async function keepFile(file: File, folder: string): Promise<UploadedFile | undefined> {
  const vault = await currentVault()
  if (!vault) return undefined
  last = Math.min(-Date.now(), last - 1)
  await vault.put('files', String(last), await packed({ name: file.name, type: file.type, folder }, file))
  return { id: last, name: file.name, size: file.size, url: URL.createObjectURL(file) }
}

type Send = (file: File, folder: string) => Promise<{ id: number }>

/** A body with its kept files sent: their ids are replaced by the server's. A file that was sent once keeps its id. */
export async function withSentFiles<B>(body: B, send: Send): Promise<B> {
  const sent = new Map<number, number>()
  for (const number of new Set(keptIn(body))) {
    const id = await sentId(number, send)
    if (id !== undefined) sent.set(number, id)
  }
  return sent.size === 0 ? body : (withNumbers(body, sent) as B)
}

async function sentId(number: number, send: Send): Promise<number | undefined> {
  const vault = await currentVault()
  const bytes = await vault?.get('files', String(number))
  if (!vault || !bytes) return undefined
  const { about, content } = unpacked(bytes)
  if (about.id !== undefined) return about.id
  const { id } = await send(new File([content], about.name, { type: about.type }), about.folder)
  await vault.put('files', String(number), await packed({ ...about, id }))
  return id
}

/** Removes the files of a body that was sent or given up. */
export async function dropFiles(body: unknown): Promise<void> {
  const vault = await currentVault()
  for (const number of keptIn(body)) await vault?.drop('files', String(number))
}
