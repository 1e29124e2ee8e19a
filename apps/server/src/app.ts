import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { oaExamine } from './areas/approvals/examine/actions.ts'
import { requestReaders } from './areas/approvals/examine/reader.ts'
import { oaFlow } from './areas/approvals/flow/actions.ts'
import { leave } from './areas/approvals/leave/actions.ts'
import { runTimers } from './areas/approvals/timer/runTimers.ts'
import { customForm } from './areas/customForms/form/actions.ts'
import { submissionExporter } from './areas/customForms/submission/exporter.ts'
import { submissionReaders } from './areas/customForms/submission/reader.ts'
import { forgetSecrets } from './areas/customForms/submission/retention.ts'
import { keyLedger } from './areas/daily/keyLedger/actions.ts'
import { keyLedgerExporter } from './areas/daily/keyLedger/exporter.ts'
import { roomKey } from './areas/daily/roomKey/actions.ts'
import { roomKeyExporter } from './areas/daily/roomKey/exporter.ts'
import { remindOverdue } from './areas/daily/roomKey/overdue.ts'
import { roomKeyReader } from './areas/daily/roomKey/reader.ts'
import { escortCar } from './areas/escort/car/actions.ts'
import { carExporter } from './areas/escort/car/exporter.ts'
import { scanCertificates } from './areas/escort/certScan.ts'
import { escortCompany } from './areas/escort/company/actions.ts'
import { companyExporter } from './areas/escort/company/exporter.ts'
import { escortReaders } from './areas/escort/readers.ts'
import { escortStaff } from './areas/escort/staff/actions.ts'
import { staffExporter } from './areas/escort/staff/exporter.ts'
import { purgeStaff } from './areas/escort/staff/purge.ts'
import { subscribers as rectify } from './areas/rectify/public.ts'
import { common } from './areas/settings/common/actions.ts'
import { dept } from './areas/settings/dept/actions.ts'
import { deptExporter } from './areas/settings/dept/exporter.ts'
import { dict } from './areas/settings/dict/actions.ts'
import { log } from './areas/settings/log/actions.ts'
import { logExporter } from './areas/settings/log/exporter.ts'
import { login } from './areas/settings/login/actions.ts'
import { menu } from './areas/settings/menu/actions.ts'
import { preference } from './areas/settings/preference/actions.ts'
import { role } from './areas/settings/role/actions.ts'
import { setting } from './areas/settings/setting/actions.ts'
import { totp } from './areas/settings/totp/actions.ts'
import { user } from './areas/settings/user/actions.ts'
import { userExporter } from './areas/settings/user/exporter.ts'
import { home } from './areas/workbench/home/actions.ts'
import { remind } from './areas/workbench/remind/actions.ts'
import { cleanUp } from './core/files/cleanUp.ts'
import type { Noun } from './core/handle.ts'
import { defineHousekeeping } from './core/jobs/housekeeping.ts'
import type { Jobs } from './core/jobs/jobs.ts'
import type { Services } from './core/services.ts'
import { openTopics, type Topics } from './core/topics/topics.ts'
import { serveConsole } from './http/console.ts'
import { dispatch } from './http/dispatch.ts'
import { events } from './http/events.ts'
import { health } from './http/health.ts'
import { serveHelp } from './http/help.ts'
import { openapi } from './http/openapi.ts'
import { makeServer } from './http/server.ts'
import { openSessions } from './http/session.ts'
import { uploads } from './http/uploads.ts'

/** Every controller of the product. */
export const nouns: readonly Noun[] = [
  login,
  menu,
  user,
  role,
  dict,
  dept,
  log,
  setting,
  totp,
  preference,
  common({
    RoomKey: roomKeyExporter,
    KeyLedger: keyLedgerExporter,
    User: userExporter,
    AdminDept: deptExporter,
    Log: logExporter,
    CustomForm: submissionExporter,
    EscortCompany: companyExporter,
    EscortCar: carExporter,
    EscortStaff: staffExporter,
  }),
  home,
  remind,
  keyLedger,
  roomKey,
  escortCompany,
  escortCar,
  escortStaff,
  customForm,
  oaFlow,
  oaExamine,
  leave,
]

/** Who listens to what between areas. */
export const openAreaTopics = (services: Pick<Services, 'database'>, jobs: Jobs): Topics =>
  openTopics(services.database.kysely, jobs, { rectify })

/** What runs by the clock. */
export function defineJobs(jobs: Jobs, services: Services, ownerUrl: string): void {
  defineHousekeeping(jobs, ownerUrl)
  jobs.define('file_cleanup', {
    cron: '20 * * * *',
    async run({ now }) {
      const removed = await cleanUp(services.database.kysely, services.files, now)
      if (removed.files + removed.blobs > 0) services.log.info(removed, 'files that nobody refers to are gone')
    },
  })
  jobs.define('approval_timers', {
    cron: '* * * * *',
    async run({ now }) {
      const done = await runTimers(services, now)
      if (done > 0) services.log.info({ done }, 'approvals were reminded, timed out or went on')
    },
  })
  jobs.define('form_retention', {
    cron: '0 4 * * *',
    async run({ now }) {
      await forgetSecrets(services, now)
    },
  })
  jobs.define('cert_scan', { cron: '0 6 * * *', run: ({ now }) => scanCertificates(services, now) })
  jobs.define('escort_purge', {
    cron: '0 4 * * *',
    async run({ now }) {
      await purgeStaff(services, now)
    },
  })
  jobs.define('key_overdue', { cron: '*/10 * * * *', run: ({ now }) => remindOverdue(services, now) })
}

const consoleFolder = fileURLToPath(new URL('../../console/dist', import.meta.url))
const manualFolder = fileURLToPath(new URL('../../../docs/manual/dist', import.meta.url))

/** The whole application without a process: tests inject requests, `main.ts` listens. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await makeServer(services)
  const sessions = openSessions(services)
  dispatch(app, services, sessions, nouns)
  uploads(app, {
    services,
    sessions,
    readers: { room_key: roomKeyReader, ...escortReaders, ...submissionReaders, ...requestReaders },
  })
  events(app, services, sessions)
  health(app, services)
  await openapi(
    app,
    nouns.flatMap(({ entries }) => entries.map(({ action }) => action)),
  )
  await serveHelp(app, manualFolder)
  await serveConsole(app, consoleFolder, services)
  return app
}
