import { readFile } from 'node:fs/promises'
import { imageSize } from '../../core/files/imageSize.ts'

/** A good camera's picture has half as many; each pixel costs a viewer four bytes of memory. */
export const MOST_PIXELS = 50_000_000

/** The number of pixels by the header, since a few bytes may unpack to gigabytes. Null without a valid size. */
export async function pixelsOf(path: string, mime: string): Promise<number | null> {
  const [width, height] = imageSize(await readFile(path), mime) ?? []
  return width === undefined || height === undefined ? null : width * height
}
