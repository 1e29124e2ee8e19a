import { inflateRawSync } from 'node:zlib'
import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const FILE = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const FILE_LENGTH = 30
const DEFLATED = 8

type Entry = { at: number; packed: number; deflated: boolean }

/**
 * The files of an archive by name. Offsets are read from the directory, but not lengths: each file is unpacked until it
 * ends or all together exceed the limit of an import. Duplicate names are refused, since two readers would resolve them
 * differently.
 */
export function openZip(zip: Buffer): (name: string) => Buffer | undefined {
  const entries = directory(zip)
  let remaining = limits.megabytes * 1_048_576
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const content = unpack(zip, entry, remaining)
    remaining -= content.length
    return content
  }
}

function directory(zip: Buffer): Map<string, Entry> {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END)
  const end = zip.lastIndexOf(mark, Math.max(0, zip.length - END_LENGTH))
  if (end < 0) throw new Refusal('import.unreadable')
  const entries = new Map<string, Entry>()
  let position = zip.readUInt32LE(end + 16)
  while (position + ENTRY_LENGTH <= end && zip.readUInt32LE(position) === ENTRY) {
    const length = zip.readUInt16LE(position + 28)
    const name = zip.toString('utf8', position + ENTRY_LENGTH, position + ENTRY_LENGTH + length)
    if (entries.has(name)) throw new Refusal('import.unreadable')
    const method = zip.readUInt16LE(position + 10)
    const entry = {
      at: zip.readUInt32LE(position + 42),
      packed: zip.readUInt32LE(position + 20),
      deflated: method === DEFLATED,
    }
    if (method === 0 || entry.deflated) entries.set(name, entry)
    position += ENTRY_LENGTH + length + zip.readUInt16LE(position + 30) + zip.readUInt16LE(position + 32)
  }
  return entries
}

function unpack(zip: Buffer, { at, packed, deflated }: Entry, limit: number): Buffer {
  if (at + FILE_LENGTH > zip.length || zip.readUInt32LE(at) !== FILE) throw new Refusal('import.unreadable')
  const from = at + FILE_LENGTH + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const content = zip.subarray(from, from + packed)
  const tooMuch = new Refusal('import.unpacked', { megabytes: limits.megabytes })
  if (!deflated && content.length > limit) throw tooMuch
  if (!deflated) return content
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch : new Refusal('import.unreadable')
  }
}
