import { message } from '@shouya/contract/messages'
import type { Sign } from '@shouya/contract/sign'
import type { Ctx } from '../../core/context.ts'
import { fileOf } from '../../core/files/files.ts'
import type { SignCell } from '../../core/pdf/paper.ts'

/** A drawn signature that is larger is no signature; the sheet says its method instead. */
const LARGEST = 512 * 1024

const isSign = (value: unknown): value is Sign =>
  typeof value === 'object' && value !== null && 'method' in value && 'time' in value && 'name' in value

/** The signatures of a record, by the column that holds each. */
export const signsIn = (record: object): [column: string, sign: Sign][] =>
  Object.entries(record).filter((entry): entry is [string, Sign] => isSign(entry[1]))

/** Draws the signatures of records: reads all their pictures at once. */
export async function signsOf(ctx: Ctx, signs: readonly Sign[]): Promise<(sign: Sign) => SignCell> {
  const ids = signs.flatMap(({ img_url }) => (img_url === null ? [] : (fileOf(img_url) ?? [])))
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('file')
          .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
          .select(['file.id', 'file.sha256'])
          .where('file.id', 'in', ids)
          .where('size', '<=', LARGEST)
          .where('mime', 'in', ['image/png', 'image/jpeg'])
          .execute()
  const pictures = new Map<number, Buffer>()
  for (const { id, sha256 } of rows) pictures.set(id, await contentOf(ctx, sha256))
  return ({ img_url, method, name, time }) => ({
    picture: (img_url !== null && pictures.get(fileOf(img_url) ?? 0)) || null,
    words: message(ctx.lang, method === 2 ? 'paper.byPassword' : 'paper.byOther'),
    by: `${name} ${time.slice(0, 16)}`,
  })
}

async function contentOf({ services }: Ctx, sha256: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of services.files.read(sha256)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
