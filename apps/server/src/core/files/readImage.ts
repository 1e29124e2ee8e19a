import type { Ctx } from '../context.ts'
import { imageSize } from './imageSize.ts'

type Image = { sha256: string; size: readonly [width: number, height: number] }

/** What may move cannot be paused (WCAG 2.2.2); a moving PNG is refused when it is sent. */
const MOVING = 'image/gif'

/** The still picture of a file row with its real size in pixels; at most `largest` bytes are read. */
export async function readImage(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  id: number,
  largest: number,
): Promise<Image | 'tooLarge' | 'moving' | 'broken'> {
  const { sha256, mime, size } = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.sha256', 'mime', 'size'])
    .where('file.id', '=', id)
    .executeTakeFirstOrThrow()
  if (mime === MOVING) return 'moving'
  if (size > largest) return 'tooLarge'
  const pixels = imageSize(Buffer.concat(await services.files.read(sha256).toArray()), mime)
  return pixels === null || pixels.includes(0) ? 'broken' : { sha256, size: pixels }
}
