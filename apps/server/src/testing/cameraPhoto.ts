/** Where the photo was taken, as its camera has written it. */
export const PLACE = 'N 31 14 12 E 121 29 40'

function segment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content])
}

/** A JPEG by its segments, small and with the place in its metadata. */
export const cameraPhoto = (width = 160, height = 90): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(`Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0GPS ${PLACE}`, 'latin1')),
    segment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from('12ff0034', 'hex'),
    Buffer.from([0xff, 0xd9]),
  ])
