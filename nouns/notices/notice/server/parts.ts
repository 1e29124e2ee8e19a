import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { fileNameOf } from '@shouya/server/core/files/fileNameOf.ts'
import { fileOf } from '@shouya/server/core/files/files.ts'
import { quotable } from '@shouya/server/core/files/tieFiles.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { SaveNotice } from '../contract.ts'
import { MOST_ANNEXES, noticeType } from '../rules.ts'
import { type Annex, mayTellAll } from './rules.ts'

type Fields = Input<typeof SaveNotice>

/** Checks that type, receiving unit and address fit together, and that the caller may send notices to that unit. */
export async function receiverOf(ctx: Ctx, input: Pick<Fields, 'type' | 'recv_dept_id'>) {
  const recv = input.recv_dept_id || null
  if (input.type > noticeType.link) failAt('type', 'input.dict')
  if (input.type === noticeType.bank && recv !== null) failAt('recv_dept_id', 'notice.refused.noReceiver')
  if (input.type === noticeType.branch && recv === null) failAt('recv_dept_id', 'notice.refused.receiver')
  if (recv === null) {
    if (!mayTellAll(ctx.user)) failAt('type', 'notice.refused.wholeBank')
    return { recv_dept_id: null, recv_dept_name: null }
  }
  const unit = await everything(ctx.db)
    .selectFrom('dept')
    .select(['dept_name', 'status'])
    .where('id', '=', recv)
    .executeTakeFirst()
  if (!unit) failAt('recv_dept_id', 'input.unit')
  const below = await unitsBelow(ctx, recv)
  if (!below.every((id) => ctx.scoped.holds(id))) fail('OutOfScope')
  if (unit.status !== 1) failAt('recv_dept_id', 'input.unit')
  return { recv_dept_id: recv, recv_dept_name: unit.dept_name }
}

/** A unit and all below it. */
export async function unitsBelow({ db }: Pick<Ctx, 'db'>, deptId: number): Promise<number[]> {
  const rows = await everything(db)
    .selectFrom('dept')
    .innerJoin('dept as top', (join) => join.on('top.id', '=', deptId))
    .select('dept.id')
    .where(sql<boolean>`dept.path <@ top.path`)
    .execute()
  return rows.map(({ id }) => id)
}

/** An http or https address. */
export function checkUrl({ type: kind, url }: Pick<Fields, 'type' | 'url'>): void {
  if (url === '') return
  if (kind !== noticeType.link) failAt('url', 'notice.refused.noUrl')
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) failAt('url', 'notice.refused.url')
}

/** Refuses an expiry time that is not ahead. */
export function checkEnd({ now, services }: Ctx, expire_time: string | null): void {
  if (expire_time !== null && expire_time <= localTime(now, services.database.timezone))
    failAt('expire_time', 'notice.refused.expire')
}

const list = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()))

/** Cover and attachments: the caller's own uploads, or those that the notice has already. */
export async function filesOf(ctx: Ctx, { id, cover, annex_urls, annex_name }: Fields) {
  const urls = list(annex_urls)
  const names = list(annex_name)
  if (urls.length > MOST_ANNEXES) failAt('annex_urls', 'notice.refused.annexes', { max: MOST_ANNEXES })
  if (names.length > 0 && names.length !== urls.length) failAt('annex_name', 'notice.refused.annexNames')
  const ids = urls.map((url) => fileOf(url) ?? failAt('annex_urls', 'input.file'))
  const cover_file_id = cover === '' ? null : (fileOf(cover) ?? failAt('cover', 'input.file'))
  const all = cover_file_id === null ? ids : [...ids, cover_file_id]
  if (new Set(all).size < all.length) failAt('annex_urls', 'file.twice')
  const files = await quotable(ctx, all, id === undefined ? [] : [{ table: 'notice', id }])
  if (ids.some((file_id) => !files.has(file_id))) failAt('annex_urls', 'input.file')
  if (cover_file_id !== null) {
    const picture = files.get(cover_file_id) ?? failAt('cover', 'input.file')
    if (!picture.mime.startsWith('image/')) failAt('cover', 'file.image')
  }
  const own = await fileNames(ctx, ids)
  const annex: Annex[] = ids.map((file_id, at) => ({
    file_id,
    // Names are joined by commas. The extension follows from the type of the content, not from the name that was sent.
    name: fileNameOf(
      (names[at] || own.get(file_id) || String(file_id)).replaceAll(',', '，'),
      files.get(file_id)?.mime ?? '',
    ),
  }))
  return { cover_file_id, annex, all }
}

async function fileNames({ db }: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('file').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
