import { expect, test } from 'vitest'
import { barePicture } from './barePicture.ts'
import { orientationOf } from './exifTurn.ts'
import { imageSize } from './imageSize.ts'

const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])
const PLACE = 'N 31 14 12 E 121 29 40'

function segment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content as string, 'latin1')
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), body])
}

/** What a phone writes: how it is turned, a directory of the place, and the device. */
function camera(orientation: number): Buffer {
  const tiff = Buffer.from('49492a0008000000020012010300010000000000000025880400010000003000000000000000', 'hex')
  tiff.writeUInt16LE(orientation, 18)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(`GPS ${PLACE} Phone 9`)]))
}

const profile = segment(0xe2, 'ICC_PROFILE\0\u0001\u0001sRGB')
const frame = segment(0xc0, Buffer.from([8, 0, 90, 0, 160, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]))
const tables = segment(0xc4, Buffer.alloc(20))
/** A scan with a stuffed byte and a restart marker in it. */
const scan = Buffer.concat([
  segment(0xda, Buffer.from([3, 1, 0, 2, 17, 3, 17, 0, 63, 0])),
  Buffer.from('12ff0034ffd056', 'hex'),
])
const pictureIn = [frame, tables, scan, tables, scan]

test('of a photo goes where, when and with what it was taken; how it looks and how it is turned stays', () => {
  const taken = Buffer.concat([
    ...[SOI, segment(0xe0, 'JFIF\0'), camera(6), profile, segment(0xed, `Photoshop ${PLACE}`)],
    ...[segment(0xe2, `MPF\0${PLACE}`), segment(0xfe, PLACE), ...pictureIn, EOI],
    // The preview behind it is a picture with the same metadata.
    ...[SOI, camera(6), ...pictureIn, EOI],
  ])
  expect(taken.includes(PLACE)).toBe(true)
  const bare = barePicture(taken, 'image/jpeg') as Buffer
  for (const trace of [PLACE, 'Phone', 'Photoshop', 'MPF']) expect(bare.includes(trace)).toBe(false)
  expect(imageSize(bare, 'image/jpeg')).toEqual([90, 160])
  const exif = bare.indexOf('Exif')
  expect(orientationOf(bare.subarray(exif))).toBe(6)
  expect(bare.subarray(2, 4)).toEqual(Buffer.from([0xff, 0xe1]))
  expect(bare.subarray(exif + 32)).toEqual(Buffer.concat([segment(0xe0, 'JFIF\0'), profile, ...pictureIn, EOI]))
  // A second time nothing changes.
  expect(barePicture(bare, 'image/jpeg')).toEqual(bare)
})

test('a photo that is upright needs no such segment', () => {
  const bare = barePicture(Buffer.concat([SOI, camera(1), ...pictureIn, EOI]), 'image/jpeg')
  expect(bare).toEqual(Buffer.concat([SOI, ...pictureIn, EOI]))
})

test('what is cut off is broken', () => {
  const whole = Buffer.concat([SOI, camera(6), ...pictureIn, EOI])
  for (let length = 2; length < whole.length; length += 3)
    expect(barePicture(whole.subarray(0, length), 'image/jpeg')).toBeNull()
})

test('of a PNG the same', () => {
  const chunk = (name: string, content: string) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(content.length)
    return Buffer.concat([head, Buffer.from(name + content, 'latin1'), Buffer.alloc(4)])
  }
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const [head, ...rest] = [chunk('IHDR', 'x'.repeat(13)), chunk('pHYs', 'x'), chunk('IDAT', 'xx'), chunk('IEND', '')]
  const taken = Buffer.concat([start, head as Buffer, chunk('eXIf', PLACE), chunk('tEXt', PLACE), ...rest, camera(6)])
  expect(barePicture(taken, 'image/png')).toEqual(Buffer.concat([start, head as Buffer, ...rest]))
  expect(barePicture(taken.subarray(0, 60), 'image/png')).toBeNull()
  expect(barePicture(Buffer.from('GIF89a'), 'image/gif')).toEqual(Buffer.from('GIF89a'))
})
