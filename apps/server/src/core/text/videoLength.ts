import type { FileStore } from '../files/store.ts'

const HEAD = 16
/** Boxes at the top level of a film, and bytes of the one that says how long it is. */
const MOST_BOXES = 64
const MOST_MVHD = 120
/** Seconds: longer films are none. */
const LONGEST = 360_000

type Box = { name: string; from: number; size: number }

/**
 * How many seconds an MP4 film (ISO 14496-12) lasts, by its header `moov/mvhd`; null where it does not say. Only a few dozen bytes are
 * read of it, wherever the header stands.
 */
export async function videoLength(
  files: Pick<FileStore, 'read'>,
  sha256: string,
  size: number,
): Promise<number | null> {
  const bytes = async (start: number, count: number): Promise<Buffer> => {
    const chunks: Buffer[] = []
    for await (const chunk of files.read(sha256, { start, end: Math.min(size, start + count) - 1 }))
      chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const find = async (name: string, from: number, until: number): Promise<Box | null> => {
    for (let at = from, boxes = 0; at + HEAD <= until && boxes < MOST_BOXES; boxes++) {
      const box = boxAt(await bytes(at, HEAD), at, until)
      if (!box || box.name === name) return box
      at += box.size
    }
    return null
  }
  const moov = await find('moov', 0, size)
  const mvhd = moov && (await find('mvhd', moov.from, Math.min(size, moov.from + moov.size)))
  return mvhd ? lengthIn(await bytes(mvhd.from, MOST_MVHD)) : null
}

/** The box that begins here; `from`: where its content does. Null for what is no box. */
function boxAt(head: Buffer, at: number, until: number): Box | null {
  if (head.length < HEAD) return null
  const small = head.readUInt32BE(0)
  // 0: up to the end; 1: the size follows the name.
  const size = small === 0 ? until - at : small === 1 ? Number(head.readBigUInt64BE(8)) : small
  const own = small === 1 ? HEAD : HEAD / 2
  return size < own ? null : { name: head.toString('latin1', 4, 8), from: at + own, size }
}

/** Its first byte is the version, which says how wide times are. */
function lengthIn(mvhd: Buffer): number | null {
  const isWide = mvhd[0] === 1
  if (mvhd.length < (isWide ? 32 : 20)) return null
  const scale = mvhd.readUInt32BE(isWide ? 20 : 12)
  const length = isWide ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  const seconds = scale === 0 ? 0 : length / scale
  return seconds > 0 && seconds < LONGEST ? Math.ceil(seconds) : null
}
