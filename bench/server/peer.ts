import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { jwtVerify } from 'jose'
import pg from 'pg'
import { z } from 'zod'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'

// A hand-written server for these calls alone: the same SQL, token check, parsing and pool, and nothing else.
const { DATABASE_URL, KEYS_FILE = '', PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c TimeZone=Asia/Shanghai -c jit=off' })
const key = openKeys(KEYS_FILE).tokenKey()?.secret ?? new Uint8Array()

const listBody = z.strictObject({
  page: z.int().min(1).max(10_000).default(1),
  pagesize: z.int().min(1).max(200).default(20),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  keywords: z.string().trim().max(50).default(''),
  sort_field: z.enum(['handover_time', 'bill_no', 'create_time', 'expect_return_time']).default('handover_time'),
  dept_id: z.int().optional(),
  include_child: z.literal([0, 1]).default(1),
  status: z.array(z.int()).max(10).optional(),
})

const saveBody = z.strictObject({
  dict_code: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  dict_name: z.string().trim().min(1).max(50),
})

const scopes: Record<string, number[] | null> = { bench1: null }
const units = await pool.query("select array_agg(id)::int[] as ids from dept where path <@ '1.2'")
scopes.bench2 = units.rows[0].ids

async function caller(header: string | undefined): Promise<string> {
  const { payload } = await jwtVerify(header?.slice(7) ?? '', key, { audience: 'bearer', algorithms: ['HS256'] })
  return payload.sub ?? ''
}

const app = Fastify()
app.get('/', async () => ({}))

app.post('/list', async (request) => {
  const scope = scopes[await caller(request.headers.authorization)]
  const { page, pagesize } = listBody.parse(request.body)
  const condition = scope ? 'where room_key.dept_id = any($1::bigint[])' : ''
  const values = scope ? [scope] : []
  const [rows, total] = await Promise.all([
    pool.query(
      `select * from room_key ${condition} order by room_key.handover_time desc, room_key.id desc limit ${pagesize} offset ${(page - 1) * pagesize}`,
      values,
    ),
    pool.query(`select count(*) as total from (select 1 from room_key ${condition} limit 10001) as listed`, values),
  ])
  return { Code: 0, Message: '', Data: rows.rows.map(shownColumns), Total: Number(total.rows[0].total) }
})

const devicesBody = z.strictObject({
  page: z.int().min(1).max(10_000).default(1),
  pagesize: z.int().min(1).max(200).default(20),
})

app.post('/devices', async (request) => {
  const scope = scopes[await caller(request.headers.authorization)]
  const { page, pagesize } = devicesBody.parse(request.body)
  const condition = scope ? 'where dept_id = any($1::bigint[])' : ''
  const values = scope ? [scope] : []
  const [rows, total] = await Promise.all([
    pool.query(
      `select device.*, unit.dept_name, vendor.* from (
          select * from equipment ${condition} order by create_time desc, id desc limit ${pagesize} offset ${(page - 1) * pagesize}) device
        join dept unit on unit.id = device.dept_id
        left join lateral (
          select company.id as company_id, company_name, company.short_name, phone24, contact.name, contact.phone, bound.dept_name as bound, priority
          from maintain_bind bind join dept bound on bound.id = bind.dept_id join maintain_company company on company.id = bind.company_id
            left join maintain_contact contact on contact.id = bind.contact_id
          where bind.dept_id = any(string_to_array(unit.path::text, '.')::bigint[]) and bind.device_type = device.device_type
            and bind.status = 1 and bind.begin_date <= current_date and company.status = 1
          order by nlevel(bound.path) desc, priority limit 1) vendor on true
        order by device.create_time desc, device.id desc`,
      values,
    ),
    pool.query(`select count(*) as total from (select 1 from equipment ${condition} limit 10001) as listed`, values),
  ])
  return { Code: 0, Message: '', Data: rows.rows, Total: Number(total.rows[0].total) }
})

// The columns of the product's list.
const shownColumns = ({
  search_text,
  sign_hash,
  from_sign,
  to_sign,
  supervisor_sign,
  return_sign,
  ...row
}: Record<string, unknown>) => row

app.post('/create', async (request) => {
  await caller(request.headers.authorization)
  const { dict_code, dict_name } = saveBody.parse(request.body)
  const idempotencyKey = String(request.headers['idempotency-key'])
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const day = new Date().toISOString().slice(0, 10)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into idempotency (day, user_id, action, key, body_hash, create_time) values ($1, 1, 'Dict/SaveType', $2, $3, now())
        on conflict do nothing returning day`,
      [day, idempotencyKey, hash],
    )
    await client.query('select id from dict_type where dict_code = $1', [dict_code])
    const { rows } = await client.query(
      `insert into dict_type (dict_code, dict_name, status, create_user_id, create_user_name, create_time, update_time)
        values ($1, $2, 1, 1, 'bench', now(), now()) returning id, version`,
      [dict_code, dict_name],
    )
    const reply = { Code: 0, Message: '', Data: rows[0] }
    await client.query(
      `with kept as (update idempotency set reply = $1 where day = $2 and user_id = 1 and action = 'Dict/SaveType' and key = $3)
        insert into sys_log (log_type, user_id, user_name, dept_id, dept_name, action, target_table, target_id, after, result, ip,
          user_agent, cost_ms, request_id, create_time)
        values (2, 1, 'bench', 1, 'head office', 'Dict/SaveType', 'dict_type', $4, $5, true, '127.0.0.1', 'bench', 1, 'x', now())`,
      [JSON.stringify(reply), day, idempotencyKey, rows[0].id, JSON.stringify({ dict_code, dict_name })],
    )
    await client.query('commit')
    return reply
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

app.post('/insert', async (request) => {
  await caller(request.headers.authorization)
  const { dict_code, dict_name } = saveBody.parse(request.body)
  const { rows } = await pool.query(
    `insert into dict_type (dict_code, dict_name, status, create_user_id, create_user_name, create_time, update_time)
      values ($1, $2, 1, 1, 'bench', now(), now()) returning id, version`,
    [dict_code, dict_name],
  )
  return { Code: 0, Message: '', Data: rows[0] }
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
