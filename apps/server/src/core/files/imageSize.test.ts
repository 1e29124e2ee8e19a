import { expect, test } from 'vitest'
import { imageSize } from './imageSize.ts'

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A JPEG's segments: maybe the camera's metadata with an orientation, then the frame. */
function jpeg(width: number, height: number, orientation?: number, byteOrder: 'II' | 'MM' = 'MM') {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0, 0])
  if (orientation === undefined) return Buffer.concat([Buffer.from([0xff, 0xd8]), frame])
  const isLittle = byteOrder === 'II'
  const tiff = Buffer.alloc(26)
  tiff.write(byteOrder, 0, 'latin1')
  const write = isLittle
    ? { short: tiff.writeUInt16LE.bind(tiff), long: tiff.writeUInt32LE.bind(tiff) }
    : { short: tiff.writeUInt16BE.bind(tiff), long: tiff.writeUInt32BE.bind(tiff) }
  write.short(42, 2)
  write.long(8, 4)
  write.short(1, 8)
  write.short(0x0112, 10)
  write.short(3, 12)
  write.long(1, 14)
  write.short(orientation, 18)
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = exif.length + 2
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255])
  return Buffer.concat([head, exif, frame])
}

test('pictures have the size of their header', () => {
  expect(imageSize(png(1600, 900), 'image/png')).toEqual([1600, 900])
  expect(imageSize(Buffer.from('GIF89a\u0040\u0006\u0084\u0003', 'latin1'), 'image/gif')).toEqual([1600, 900])
  expect(imageSize(jpeg(1600, 900), 'image/jpeg')).toEqual([1600, 900])
})

test('one that the camera has turned has the size in which it is shown', () => {
  for (const order of ['II', 'MM'] as const) {
    expect(imageSize(jpeg(1600, 900, 1, order), 'image/jpeg')).toEqual([1600, 900])
    expect(imageSize(jpeg(1600, 900, 3, order), 'image/jpeg')).toEqual([1600, 900])
    expect(imageSize(jpeg(1600, 900, 6, order), 'image/jpeg')).toEqual([900, 1600])
    expect(imageSize(jpeg(1600, 900, 8, order), 'image/jpeg')).toEqual([900, 1600])
  }
})

test('what is cut off or no picture has none', () => {
  const whole = jpeg(1600, 900, 6)
  for (let length = 0; length < whole.length; length++) {
    expect(() => imageSize(whole.subarray(0, length), 'image/jpeg')).not.toThrow()
    expect(() => imageSize(png(1, 1).subarray(0, length), 'image/png')).not.toThrow()
  }
  expect(imageSize(Buffer.from('text'), 'image/jpeg')).toBeNull()
  expect(imageSize(Buffer.from('text'), 'text/plain')).toBeNull()
})
