import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { publicPictureUrl } from '@shouya/server/core/files/publicPictures.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { readImage } from '@shouya/server/core/files/readImage.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Services } from '@shouya/server/core/services.ts'

/** Under what its file is tied: there is one. */
export const LOGO = 'platform_logo'
const place = { table: LOGO, id: 1 }
const KILOBYTE = 1_024
const LARGEST_KB = 200

/** Ends with 1001 at `value` unless the picture is the caller's to use, small and square; 0 is the product's own. */
export async function checkLogo(ctx: Ctx, fileId: number): Promise<void> {
  if (fileId === 0) return
  await checkFiles(ctx, { value: { ids: [fileId], image: true } }, [place])
  const image = await readImage(ctx, fileId, LARGEST_KB * KILOBYTE)
  if (image === 'tooLarge') failAt('value', 'setting.refused.logoSize', { max: LARGEST_KB })
  if (image === 'moving') failAt('value', 'file.moving')
  if (image === 'broken') failAt('value', 'file.image')
  const [width, height] = image.size
  if (Math.abs(width - height) * 20 > height) failAt('value', 'setting.refused.logoShape', { width, height })
}

/** Ties the picture; the one before goes with the next clean-up. */
export async function keepLogo(ctx: Ctx, fileId: number): Promise<void> {
  await ctx.db
    .updateTable('file')
    .set({ ref_table: null, ref_id: null })
    .where('ref_table', '=', LOGO)
    .where('id', '<>', fileId)
    .execute()
  if (fileId !== 0) await tieFiles(ctx, [fileId], place)
}

/** The content of a file never changes. */
const contents = new WeakMap<Services, Map<number, string>>()

/** The SHA-256 of the platform's logo; null for the product's own. */
async function logoOf(services: Services): Promise<string | null> {
  const id = await services.settings.get('platform.logo')
  if (id === 0) return null
  const known = contents.get(services) ?? new Map<number, string>()
  contents.set(services, known)
  const found =
    known.get(id) ??
    (await services.database.kysely.selectFrom('file').select('sha256').where('id', '=', id).executeTakeFirst())?.sha256
  if (found !== undefined) known.set(id, found)
  return found ?? null
}

/** The address of the logo, for strangers too; empty: the product's own. */
export async function logoUrl(services: Services): Promise<string> {
  const name = await logoOf(services)
  return name === null ? '' : publicPictureUrl(name)
}

export async function logoPictures(services: Services): Promise<readonly string[]> {
  const name = await logoOf(services)
  return name === null ? [] : [name]
}
