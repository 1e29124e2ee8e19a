import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { copyPhotos } from '@shouya/server/core/files/photos.ts'
import { quotable } from '@shouya/server/core/files/tieFiles.ts'
import type { Entry } from './rules.ts'

type Quoted = {
  letter_file_ids: number[]
  face_photo_file_id: number | null
  visitor_sign_file_id: number | null
}

const IMAGE = /^image\//
const PAPER = /^(image\/|application\/pdf$)/
const DRAWING = /^image\/png$/

/**
 * The files of an entry: the caller's own uploads, and papers of the corrected entry, which are copied because files
 * are never shared. Returns them for the new entry, not attached yet; 1001 at the field of any other file.
 */
export async function entryFiles(ctx: Ctx, quoted: Quoted, before: Entry | null): Promise<Quoted> {
  const { letter_file_ids, face_photo_file_id, visitor_sign_file_id } = quoted
  const places = [
    ...letter_file_ids.map((file, index) => ({ path: `letter_file_ids.${index}`, file, kind: PAPER })),
    { path: 'face_photo_file_id', file: face_photo_file_id, kind: IMAGE },
    { path: 'visitor_sign_file_id', file: visitor_sign_file_id, kind: DRAWING },
  ].flatMap(({ file, ...place }) => (file === null ? [] : [{ ...place, file }]))
  const ids = places.map(({ file }) => file)
  const quotableFiles = await quotable(ctx, ids, before ? [{ table: 'out_inside', id: before.id }] : [])
  for (const [index, { path, file, kind }] of places.entries())
    if (!kind.test(quotableFiles.get(file)?.mime ?? '') || ids.indexOf(file) !== index) failAt(path, 'input.file')
  // A correction needs a new signature.
  if (before !== null && visitor_sign_file_id === before.visitor_sign_file_id)
    failAt('visitor_sign_file_id', 'input.file')
  const old = [...(before?.letter_file_ids ?? []), before?.face_photo_file_id].filter(
    (file): file is number => typeof file === 'number' && ids.includes(file),
  )
  const copies = await copyPhotos(ctx.db, old, ctx.now)
  const copied = new Map(old.toSorted((a, b) => a - b).map((file, index) => [file, copies[index] ?? file]))
  const now = (file: number) => copied.get(file) ?? file
  return {
    letter_file_ids: letter_file_ids.map(now),
    face_photo_file_id: face_photo_file_id === null ? null : now(face_photo_file_id),
    visitor_sign_file_id,
  }
}
