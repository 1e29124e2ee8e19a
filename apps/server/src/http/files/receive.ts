import { uploadFolders } from '@shouya/contract/uploads'
import type { Kysely } from 'kysely'
import type { Principal } from '../../core/context.ts'
import { Failure, fail } from '../../core/failure.ts'
import { checkFileBudget } from '../../core/files/budget.ts'
import { fileNameOf } from '../../core/files/fileNameOf.ts'
import { addFile, fileUrl } from '../../core/files/files.ts'
import { scanner } from '../../core/files/scan.ts'
import type { Services } from '../../core/services.ts'
import type { Unscoped } from '../../db/scope.ts'
import { toFailure } from '../failures.ts'
import { MOST_PIXELS, pixelsOf } from './pixels.ts'
import { isImage, kindOf } from './sniff.ts'

const MEGABYTE = 1_048_576
const LARGEST_IMAGE = 10 * MEGABYTE
const VIDEO = 'video/mp4'
/** The folder of learning videos (domain 0.3). */
const LEARNING = 'file'

type Incoming = {
  name: string
  /** Read at the end: the field may follow the file. */
  folder(): string | undefined
  /** Pictures only. */
  image: boolean
  /** The first bytes, which `content` still contains. */
  head: Uint8Array | null
  content: AsyncIterable<Buffer>
  /** Read at the end: whether the content exceeded its limit. */
  tooLong(): boolean
}

/** Receives one file: type by content, size, virus scan, store, row. Nothing of a refused file is kept. */
export async function receive(services: Services, user: Principal, file: Incoming) {
  try {
    return await take(services, user, file)
  } catch (error) {
    if (toFailure(error).name !== 'Internal') throw error
    // E.g. a full disk: nothing that the caller could correct.
    services.log.error({ err: error }, 'upload failed')
    throw new Failure('Internal', { reason: file.image ? 'file.imageFailed' : 'file.uploadFailed' })
  }
}

async function take(services: Services, user: Principal, file: Incoming) {
  await checkFileBudget(services, user)
  const mime = await kindOf(file.head, file.name, file.image)
  if (!mime) fail('FileRefused')
  const largest = {
    file: (await services.settings.get('upload.max_mb')) * MEGABYTE,
    video: (await services.settings.get('upload.video_max_mb')) * MEGABYTE,
  }
  // The folder may follow the file: a video is read with the limit of learning videos.
  const readable = mime === VIDEO ? Math.max(largest.file, largest.video) : isImage(mime) ? LARGEST_IMAGE : largest.file
  const content = limited(file.content, readable)
  const allowed = () =>
    mime !== VIDEO ? readable : folderOf(file.folder()) === LEARNING ? largest.video : largest.file
  const scan = scanner(services)
  const stored = await services.files.put(content.chunks, async (path) => {
    if (file.tooLong() || content.size() > allowed()) fail('TooLarge')
    if (isImage(mime) && ((await pixelsOf(path, mime)) ?? 0) > MOST_PIXELS)
      fail('TooLarge', { reason: 'file.pixels', params: { max: MOST_PIXELS / 1_000_000 } })
    await scan?.(path)
  })
  const name = fileNameOf(file.name, mime)
  const id = await addFile(services.database.kysely as unknown as Kysely<Unscoped>, {
    ...stored,
    name,
    folder: folderOf(file.folder()),
    mime,
    userId: user.userId,
    now: services.clock.now(),
  })
  return { id, name, size: stored.size, url: fileUrl(id) }
}

/** Reads everything, since a request that was read only in part cannot be answered; yields at most `most` bytes. */
function limited(source: AsyncIterable<Buffer>, limit: number) {
  let size = 0
  async function* chunks() {
    for await (const chunk of source) {
      size += chunk.length
      if (size <= limit) yield chunk
    }
  }
  return { chunks: chunks(), size: () => size }
}

const folderOf = (requested = 'notice'): string =>
  (uploadFolders as readonly string[]).includes(requested) ? requested : 'notice'
