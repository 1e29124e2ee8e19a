import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import Fastify from 'fastify'
import { jwtVerify } from 'jose'
import pg from 'pg'
import { z } from 'zod'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import type { Recording } from './recording.ts'

// A hand-written route with the statements known beforehand: the same statements, token check, parsing and pool.
const { DATABASE_URL, KEYS_FILE = '', PORT, RECORDING = '' } = process.env
const recording = deserialize(readFileSync(RECORDING)) as Recording
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c TimeZone=Asia/Shanghai -c jit=off' })
const key = openKeys(KEYS_FILE).tokenKey()?.secret ?? new Uint8Array()
const input = z.strictObject({ task_id: z.int(), command: z.enum(['agree']), opinion: z.string().max(500) })

let next = 0
const app = Fastify()
app.get('/', async () => ({}))
app.post('/agree', async (request) => {
  await jwtVerify(request.headers.authorization?.slice(7) ?? '', key, { audience: 'bearer', algorithms: ['HS256'] })
  input.parse(request.body)
  const statements = recording[next++]
  if (!statements) throw new Error('all have been done')
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) await client.query(text, [...values])
    return { Code: 0, Message: '', Data: { done: true } }
  } finally {
    client.release()
  }
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
