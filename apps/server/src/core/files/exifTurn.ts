const ORIENTATION = 0x0112
/** Bytes of an entry of the directory. */
const ENTRY = 12
const UPRIGHT = 1
/** Values of the orientation from here on exchange width and height. */
const FIRST_TURNED = 5
const LAST = 8

/** Whether the metadata of a camera say that the picture is shown turned by a quarter; false for anything broken. */
export const turnsOf = (segment: Buffer): boolean => orientationOf(segment) >= FIRST_TURNED

/** How the metadata of a camera (EXIF 2.3, 4.6.4) say that the picture is shown, 1 to 8; 1, as it is, for anything broken. */
export function orientationOf(segment: Buffer): number {
  if (segment.length < 14 || segment.toString('latin1', 0, 6) !== 'Exif\0\0') return UPRIGHT
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = short(directory)
  for (let nth = 0; nth < entries; nth++) {
    const at = directory + 2 + nth * ENTRY
    if (at + ENTRY > tiff.length) return UPRIGHT
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value >= UPRIGHT && value <= LAST ? value : UPRIGHT
  }
  return UPRIGHT
}
