import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

let serial = 0

/** The first category of a type. */
export async function categoryOf(t: TestApp, type = 1): Promise<number> {
  const { id } = await t.services.database.kysely
    .selectFrom('material_category')
    .select('id')
    .where('type', '=', type)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** What somebody writes into a document of the learning corner. */
export const materialBody = async (t: TestApp, more: { type?: number } & Record<string, unknown> = {}) => ({
  ...{
    type: 1,
    category_id: await categoryOf(t, more.type),
    title: `操作规程${++serial}`,
    content: '<p>先关内门，再开外门</p>',
  },
  ...more,
})

type Made = { id: number; version: number; title: string }

/** A draft of somebody's unit. */
export async function makeDraft(t: TestApp, post: Post, more: { type?: number } & Record<string, unknown> = {}) {
  const body = await materialBody(t, more)
  return { ...granted(await post('File/Save', body)), title: body.title } as Made
}

/** A published document of somebody's unit. */
export async function makeMaterial(t: TestApp, post: Post, more: { type?: number } & Record<string, unknown> = {}) {
  const { id, version, title } = await makeDraft(t, post, more)
  return { ...granted(await post('File/Publish', { id, version })), title } as Made
}

/** Somebody opens a document and looks at it for so many seconds. */
export async function read(t: TestApp, post: Post, id: number, seconds = 10) {
  granted(await post('File/StartReading', { id }))
  t.clock.at = new Date(t.clock.at.getTime() + seconds * 1_000)
  return granted(await post('File/KeepReading', { id }))
}
