import { uploadOf, uploadStart } from '@shouya/contract/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { parts } from '../../core/budgets/budgets.ts'
import type { Call, Principal } from '../../core/context.ts'
import { Failure, fail } from '../../core/failure.ts'
import { checkFileBudget } from '../../core/files/budget.ts'
import { parse } from '../../core/parse.ts'
import type { Services } from '../../core/services.ts'
import { receive } from './receive.ts'
import { HEAD, kindOf } from './sniff.ts'

const MEGABYTE = 1_048_576
const VIDEO = 'video/mp4'

type Upload = { id: number; name: string; folder: string; size: number; received: number }

const bodyOf = (request: FastifyRequest): unknown => (request.body as { json: unknown } | null)?.json ?? {}
const answer = (reply: FastifyReply, Data: unknown) => reply.send({ Code: 0, Message: '', Data })
const stateOf = ({ id, received }: Upload) => ({ id, received, part: parts.largest })

/** An open upload of the caller. */
async function find({ database }: Services, user: Principal, id: number): Promise<Upload> {
  const row = await database.kysely
    .selectFrom('file_upload')
    .select(['id', 'name', 'folder', 'size', 'received'])
    .where('id', '=', id)
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  return row ?? fail('NotFound')
}

/** Begins an upload, or answers how far the same one had come. */
export const startParts =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const { name, size, mark, folder } = parse(uploadStart, bodyOf(request), call.lang)
    const largest = (await services.settings.get('upload.video_max_mb')) * MEGABYTE
    if (size > largest) fail('TooLarge')
    const earlier = await services.database.kysely
      .updateTable('file_upload')
      .set({ touch_time: call.now })
      .where('user_id', '=', user.userId)
      .where('size', '=', size)
      .where('mark', '=', mark)
      .returning(['id', 'name', 'folder', 'size', 'received'])
      .executeTakeFirst()
    if (earlier) return answer(reply, stateOf(earlier))
    await checkFileBudget(services, user)
    const { rows } = await sql<Upload>`
      insert into file_upload (user_id, name, folder, size, mark, create_time, touch_time)
      select ${user.userId}, ${name}, ${folder}, ${size}, ${mark}, ${call.now}, ${call.now}
      where (select count(*) from file_upload where user_id = ${user.userId}) < ${parts.open}
      on conflict (user_id, size, mark) do update set touch_time = excluded.touch_time
      returning id, name, folder, size, received`.execute(services.database.kysely)
    const [upload] = rows
    if (!upload) throw new Failure('Busy', { reason: 'file.tooManyParts', params: { max: parts.open } })
    return answer(reply, stateOf(upload))
  }

/** Takes the next part. Two at once wait for each other; the second one is told how much there is by now. */
export const takePart =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const query = request.query as Record<string, string | undefined>
    const [id, offset] = [Number(query.id), Number(query.offset)]
    const part = request.body
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(offset) || !Buffer.isBuffer(part) || part.length === 0)
      fail('BadInput', { data: [{ path: 'offset', reason: 'input.value' }] })
    const upload = await find(services, user, id)
    // The type is known from the first bytes; nothing else is stored in parts.
    if (offset === 0 && (await kindOf(part.subarray(0, HEAD), upload.name, false)) !== VIDEO) {
      await drop(services, id)
      fail('FileRefused')
    }
    const received = await services.database.kysely.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('file_upload')
        .select('received')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return fail('NotFound')
      if (row.received !== offset) return row.received
      if (offset + part.length > upload.size) fail('TooLarge')
      await services.files.parts.write(id, offset, part)
      await tx
        .updateTable('file_upload')
        .set({ received: offset + part.length, touch_time: call.now })
        .where('id', '=', id)
        .execute()
      return offset + part.length
    })
    return answer(reply, stateOf({ ...upload, received }))
  }

/** Makes a file of all parts, as of one that came at once: its type, its size and the scan are those of `receive`. */
export const finishParts =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const { id } = parse(uploadOf, bodyOf(request), call.lang)
    const upload = await find(services, user, id)
    if (upload.received !== upload.size) fail('WrongState', { reason: 'file.partsMissing' })
    const { parts: stored } = services.files
    const file = await receive(services, user, {
      name: upload.name,
      folder: () => upload.folder,
      image: false,
      head: await whole(stored.read(id, { start: 0, end: HEAD - 1 })),
      content: stored.read(id),
      tooLong: () => false,
    })
    await drop(services, id)
    return reply.send({ Code: 0, Message: '', url: file.url, Data: file })
  }

/** Gives an upload up, so that another one can begin. */
export const cancelParts =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const { id } = parse(uploadOf, bodyOf(request), call.lang)
    await find(services, user, id)
    await drop(services, id)
    return answer(reply, null)
  }

async function drop({ database, files }: Services, id: number): Promise<void> {
  await database.kysely.deleteFrom('file_upload').where('id', '=', id).execute()
  await files.parts.remove(id)
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}
