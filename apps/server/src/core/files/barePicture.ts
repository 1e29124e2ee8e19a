import { orientationOf } from './exifTurn.ts'

/**
 * A picture without what a camera or a program has written beside it: place, time, device, names, previews. What says how it looks
 * stays: color profile, and for JPEG how it is turned. Null for what is broken; other types as they are.
 */
export const barePicture = (bytes: Buffer, mime: string): Buffer | null => (bareOf[mime] ?? same)(bytes)

const same = (bytes: Buffer): Buffer | null => bytes

const bareOf: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
}

const END = 0xd9
const SCAN = 0xda
const JFIF = 0xe0
const EXIF = 0xe1
const PROFILE = 0xe2
const ADOBE = 0xee
const COMMENT = 0xfe

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isProfile = (segment: Buffer) => segment.toString('latin1', 4, 15) === 'ICC_PROFILE'

/** Copies the segments (ITU T.81, annex B) that the picture needs, up to its end: a second picture may follow with its own metadata. */
function bareJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = []
  let turn = 1
  for (const segment of segmentsOf(bytes)) {
    const marker = segment[1] as number
    if (marker === EXIF && turn === 1) turn = orientationOf(segment.subarray(4))
    if (isKept(marker, segment)) kept.push(segment)
    if (marker === END) return Buffer.concat([bytes.subarray(0, 2), ...(turn === 1 ? [] : [turned(turn)]), ...kept])
  }
  return null
}

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === PROFILE) return isProfile(segment)
  return isApplication(marker) ? marker === JFIF || marker === ADOBE : marker !== COMMENT
}

/** The segments after the first two bytes, a scan with its coded data; ends at what is none. */
function* segmentsOf(bytes: Buffer): Generator<Buffer> {
  let position = 2
  for (;;) {
    // Any number of fill bytes may precede a marker.
    while (bytes[position] === 0xff && bytes[position + 1] === 0xff) position++
    const end = endOf(bytes, position)
    if (end === null) return
    yield bytes.subarray(position, end)
    position = end
  }
}

function endOf(bytes: Buffer, position: number): number | null {
  if (bytes[position] !== 0xff || position + 2 > bytes.length) return null
  const marker = bytes[position + 1]
  if (marker === END) return position + 2
  if (position + 4 > bytes.length) return null
  const length = bytes.readUInt16BE(position + 2)
  const header = position + 2 + length
  if (length < 2 || header > bytes.length) return null
  return marker === SCAN ? nextMarker(bytes, header) : header
}

/** The end of the coded data of a scan: stuffed bytes and restart markers are part of them. */
function nextMarker(bytes: Buffer, from: number): number {
  let position = bytes.indexOf(0xff, from)
  while (position >= 0 && position + 1 < bytes.length) {
    const marker = bytes[position + 1] as number
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return position
    position = bytes.indexOf(0xff, position + 2)
  }
  return bytes.length
}

/** A segment that says nothing but how the picture is turned (EXIF 2.3, 4.6.4). */
function turned(turn: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(turn, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, EXIF, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const SIGNATURE = 8
/** Length, name and checksum of a chunk. */
const AROUND = 12
/** Chunks that say how a picture looks (PNG, third edition, 5.6); those with a capital letter are the picture itself. */
const looks: readonly string[] = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs']

function barePng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE)]
  for (let position = SIGNATURE; position + AROUND <= bytes.length; ) {
    const end = position + AROUND + bytes.readUInt32BE(position)
    const name = bytes.toString('latin1', position + 4, position + 8)
    if (end > bytes.length) return null
    if (looks.includes(name) || /^[A-Z]/.test(name)) kept.push(bytes.subarray(position, end))
    if (name === 'IEND') return Buffer.concat(kept)
    position = end
  }
  return null
}
