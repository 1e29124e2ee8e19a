import { uploadByString } from '@shouya/contract/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Principal } from '../../core/context.ts'
import { failAt } from '../../core/failure.ts'
import { parse } from '../../core/parse.ts'
import type { Services } from '../../core/services.ts'
import { receive } from './receive.ts'

/** A file as text in a JSON body: drawn signatures, pasted pictures, generated text. */
export const uploadText =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const { json } = (request.body ?? { json: {} }) as { json: unknown }
    const { name, content, folder, image } = parse(uploadByString, json, call.lang)
    const bytes = bytesOf(content)
    if (!bytes) failAt('content', 'file.base64')
    const file = await receive(services, user, {
      name,
      folder: () => folder,
      image,
      head: bytes,
      content: streamOf(bytes),
      tooLong: () => false,
    })
    return reply.send({ Code: 0, Message: '', url: file.url, Data: file })
  }

/** Base64, or a data URL with base64 or escaped text; null when it is neither. */
function bytesOf(content: string): Buffer | null {
  const data = /^data:[^,]*?(;base64)?,/i.exec(content)
  const payload = content.slice(data?.[0].length ?? 0)
  if (data && !data[1]) {
    try {
      return Buffer.from(decodeURIComponent(payload))
    } catch {
      return null
    }
  }
  // Buffer.from skips invalid base64 and would make a file of any text.
  return /^[A-Za-z0-9+/]*={0,2}$/.test(payload) && payload.length % 4 === 0 ? Buffer.from(payload, 'base64') : null
}

async function* streamOf(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes
}
