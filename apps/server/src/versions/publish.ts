import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { updateRow } from '../noun/store.ts'
import { made } from '../registers/stamps.ts'
import { lockSeen, nameOf } from './find.ts'
import { status, type Versioned } from './versioned.ts'

type Publishing = {
  row: { readonly id: number; readonly status: number }
  /** The number of the current version; null before the first publishing. */
  current: number | null
  note: string | null
  /** What the version keeps of the draft besides the name. */
  content: object
}

/** Makes the draft the current version, and enables a disabled row. Whether that is allowed is checked before. */
export async function publishVersion(ctx: Ctx, noun: Versioned, { row, current, note, content }: Publishing) {
  const table = noun.table as 'custom_form'
  const { id } = row
  const version_no = (current ?? 0) + 1
  const published = await ctx.db
    .insertInto(noun.versions as 'form_version')
    .values({ [noun.owner]: id, version_no, [noun.name]: nameOf(noun, row), ...content, note, ...made(ctx) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const saved = await updateRow(ctx, table, id, { status: status.published, current_version_id: published.id })
  ctx.note({
    table,
    id,
    before: { status: row.status, version_no: current },
    after: { status: status.published, version_no },
    ...(note ? { message: note } : {}),
  })
  return { ...saved, version_no }
}

const switchState =
  (from: number, to: number) => (noun: Versioned) => async (ctx: Ctx, seen: { id: number; version: number }) => {
    const table = noun.table as 'custom_form'
    const row = await lockSeen(ctx, noun, seen)
    if (row.status !== from) fail('WrongState')
    const saved = await updateRow(ctx, table, row.id, { status: to })
    ctx.note({ table, id: row.id, before: { status: from }, after: { status: to } })
    return saved
  }

/** Nothing new can be started from it. */
export const disable = switchState(status.published, status.disabled)

/** Its current version can be started from again. */
export const enable = switchState(status.disabled, status.published)
