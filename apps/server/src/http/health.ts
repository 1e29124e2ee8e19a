import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../core/services.ts'

const LEAST_DISK = 100 * 1_048_576
const loopback = /^(127\.|::1$|::ffff:127\.)/

/** The partitions that housekeeping creates days and months ahead; without them rows go into the default ones. */
const ahead = sql<{
  there: boolean
}>`select to_regclass('idempotency_' || to_char(now() at time zone 'UTC' + interval '1 day', 'YYYYMMDD')) is not null
  and to_regclass('sys_log_' || to_char(now() at time zone 'UTC' + interval '1 month', 'YYYYMM')) is not null as there`

/** `/healthz`: the process responds. `/readyz`: it can serve, with what is degraded. `/metrics`: loopback only. */
export function health(app: FastifyInstance, { database, listener, config }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await database.kysely.executeQuery(sql`select 1`.compile(database.kysely)).then(
        () => true,
        () => false,
      ),
      disk: await statfs(config.dataDir).then(
        ({ bavail, bsize }) => bavail * bsize > LEAST_DISK,
        () => false,
      ),
      listener: !listener.blind,
    }
    const ready = Object.values(checks).every(Boolean)
    const notes = [
      ...(database.roles
        ? []
        : ['the server works with the login of the owner of its database; triggers alone protect evidence']),
      ...((await partitionsAhead(database))
        ? []
        : ['partitions of the coming days are missing: housekeeping has failed']),
    ]
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks, notes })
  })

  app.get('/metrics', async (request, reply) => {
    if (!loopback.test(request.ip)) return reply.code(403).send()
    const { rss, heapUsed } = process.memoryUsage()
    const { totalCount, idleCount, waitingCount } = database.pool
    const lines = {
      process_resident_memory_bytes: rss,
      process_heap_used_bytes: heapUsed,
      process_uptime_seconds: Math.round(process.uptime()),
      shouya_pool_connections: totalCount,
      shouya_pool_idle: idleCount,
      shouya_pool_waiting: waitingCount,
    }
    return reply.type('text/plain; version=0.0.4').send(
      Object.entries(lines)
        .map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
        .join(''),
    )
  })
}

const partitionsAhead = ({ kysely }: Services['database']): Promise<boolean> =>
  ahead.execute(kysely).then(
    ({ rows }) => rows[0]?.there === true,
    // A database that does not respond is reported by its own check.
    () => true,
  )
