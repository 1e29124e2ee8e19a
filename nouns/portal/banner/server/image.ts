import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { readImage } from '@shouya/server/core/files/readImage.ts'
import { removeMetadata } from '@shouya/server/core/files/removeMetadata.ts'
import { banner } from '../noun.ts'
import { isWide, LARGEST_IMAGE } from '../rules.ts'

const FIELD = 'image_file_id'
const MEGABYTE = 1_048_576

/** Ends with 1001 at the picture unless it is the caller's to use, small enough and 16 : 9, as its own header says; what its camera wrote is taken out. */
export async function checkImage(ctx: Ctx, fileId: number, record: number | undefined): Promise<void> {
  const places = record === undefined ? [] : [{ table: banner.table, id: record }]
  await checkFiles(ctx, { [FIELD]: { ids: [fileId], image: true } }, places)
  const image = await readImage(ctx, fileId, LARGEST_IMAGE)
  if (image === 'tooLarge') failAt(FIELD, 'banner.refused.imageSize', { max: LARGEST_IMAGE / MEGABYTE })
  if (image === 'moving') failAt(FIELD, 'file.moving')
  if (image === 'broken') failAt(FIELD, 'file.image')
  const [width, height] = image.size
  if (!isWide(width, height)) failAt(FIELD, 'banner.refused.imageShape', { width, height })
  if (!(await removeMetadata(ctx, fileId))) failAt(FIELD, 'file.image')
}
