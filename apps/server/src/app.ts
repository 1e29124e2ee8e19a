import { fileURLToPath } from 'node:url'
import { joined } from '@shouya/nouns/allNouns.ts'
import { openFirstFlows } from '@shouya/nouns/approvals/server/public.ts'
import { all, manifests } from '@shouya/nouns/manifests.gen.ts'
import type { FastifyInstance } from 'fastify'
import { cleanUp } from './core/files/cleanUp.ts'
import type { Noun } from './core/handle.ts'
import { defineHousekeeping } from './core/jobs/housekeeping.ts'
import type { Jobs } from './core/jobs/jobs.ts'
import { firstAccount } from './core/org/firstAccount.ts'
import { keptRun } from './core/results/keptRun.ts'
import type { Services } from './core/services.ts'
import { openTopics, type Topics } from './core/topics/topics.ts'
import { serveConsole } from './http/console.ts'
import { dispatch } from './http/dispatch.ts'
import { events } from './http/events.ts'
import { serveGateways } from './http/gateways.ts'
import { health } from './http/health.ts'
import { serveHelp } from './http/help.ts'
import { openapi } from './http/openapi.ts'
import { makeServer } from './http/server.ts'
import { openSessions } from './http/session.ts'
import { uploads } from './http/uploads.ts'

/** Every controller of the product. */
export const nouns: readonly Noun[] = manifests.flatMap(({ actions }) =>
  typeof actions === 'function' ? actions(all) : (actions ?? []),
)

/** The subscriptions of all areas to topics of other areas. */
export const openAreaTopics = (services: Pick<Services, 'database'>, jobs: Jobs): Topics =>
  openTopics(services.database.kysely, jobs, all.subscribers)

/** Defines the scheduled jobs. */
export function defineJobs(jobs: Jobs, services: Services, ownerUrl: string): void {
  defineHousekeeping(jobs, ownerUrl)
  jobs.define('file_cleanup', {
    cron: '20 * * * *',
    async run({ now }) {
      const removed = await cleanUp(services.database.kysely, services.files, now)
      if (removed.files + removed.blobs > 0) services.log.info(removed, 'files that nobody refers to are gone')
    },
  })
  for (const [name, job] of Object.entries(all.jobs))
    jobs.define(name, {
      ...(job.cron === undefined ? {} : { cron: job.cron }),
      async run({ now, data }) {
        const count = await keptRun(services, name, job, now, () => job.run(services, now, { data, all }))
        if (job.told && count) services.log.info({ count }, job.told)
      },
    })
}

const consoleFolder = fileURLToPath(new URL('../../console/dist', import.meta.url))
const manualFolder = fileURLToPath(new URL('../../../docs/manual/dist', import.meta.url))

/** Fills an empty database with head office, its administrator and the flows that registers need; returns the flows' names. */
export async function fillEmpty(url: string, adminPassword: string): Promise<string[]> {
  await firstAccount(url, adminPassword)
  return openFirstFlows(url)
}

/** The whole application without a process: tests inject requests, `main.ts` listens. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await makeServer(services)
  const sessions = openSessions(services)
  dispatch(app, services, sessions, nouns)
  const readers = joined(all.readers.map((readersOf) => readersOf(services)))
  const { archives, publicPictures } = all
  uploads(app, { services, sessions, readers, archives, publicPictures })
  serveGateways(app, services, all.gateways)
  events(app, services, sessions)
  for (const routes of all.routes) await app.register((context) => routes(context, services, all))
  health(app, services)
  await openapi(
    app,
    nouns.flatMap(({ entries }) => entries.map(({ action }) => action)),
  )
  await serveHelp(app, manualFolder)
  await serveConsole(app, consoleFolder, services)
  return app
}
