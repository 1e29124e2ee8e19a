import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { oaExamine } from './areas/approvals/examine/actions.ts'
import { allExporter, handledExporter, startedExporter } from './areas/approvals/examine/exporters.ts'
import { requestReaders } from './areas/approvals/examine/reader.ts'
import { oaFlow } from './areas/approvals/flow/actions.ts'
import { leave } from './areas/approvals/leave/actions.ts'
import { openFirstFlows } from './areas/approvals/template/openFirstFlows.ts'
import { runTimers } from './areas/approvals/timer/runTimers.ts'
import { customForm } from './areas/customForms/form/actions.ts'
import { submissionExporter } from './areas/customForms/submission/exporter.ts'
import { submissionHistorian } from './areas/customForms/submission/historian.ts'
import { submissionReaders } from './areas/customForms/submission/reader.ts'
import { forgetSecrets } from './areas/customForms/submission/retention.ts'
import { faultRepair } from './areas/daily/faultRepair/actions.ts'
import { escalateFaults } from './areas/daily/faultRepair/escalate.ts'
import { faultRepairExporter } from './areas/daily/faultRepair/exporter.ts'
import { faultRepairReader } from './areas/daily/faultRepair/reader.ts'
import { keyLedger } from './areas/daily/keyLedger/actions.ts'
import { keyLedgerExporter } from './areas/daily/keyLedger/exporter.ts'
import { moneyBox } from './areas/daily/moneyBox/actions.ts'
import { moneyBoxExporter } from './areas/daily/moneyBox/exporter.ts'
import { moneyBoxReader } from './areas/daily/moneyBox/reader.ts'
import { isOpen as isOpenHandover } from './areas/daily/moneyBox/rules.ts'
import { outInside } from './areas/daily/outInside/actions.ts'
import { clearOutlets } from './areas/daily/outInside/clearOutlets.ts'
import { outInsideExporter } from './areas/daily/outInside/exporter.ts'
import { remindVisitors } from './areas/daily/outInside/overdue.ts'
import { purgeVisitors } from './areas/daily/outInside/purge.ts'
import { outInsideReader } from './areas/daily/outInside/reader.ts'
import { subscribers as daily } from './areas/daily/public.ts'
import { roomKey } from './areas/daily/roomKey/actions.ts'
import { roomKeyExporter } from './areas/daily/roomKey/exporter.ts'
import { remindOverdue } from './areas/daily/roomKey/overdue.ts'
import { roomKeyReader } from './areas/daily/roomKey/reader.ts'
import { securityCheck } from './areas/daily/securityCheck/actions.ts'
import { securityCheckExporter } from './areas/daily/securityCheck/exporter.ts'
import { securityCheckReader } from './areas/daily/securityCheck/reader.ts'
import { isDraft as isDraftCheck } from './areas/daily/securityCheck/rules.ts'
import { videoAccess } from './areas/daily/videoAccess/actions.ts'
import { expireAccess } from './areas/daily/videoAccess/expire.ts'
import { videoAccessExporter } from './areas/daily/videoAccess/exporter.ts'
import { videoAccessReader } from './areas/daily/videoAccess/reader.ts'
import { isDraft as isDraftAccess } from './areas/daily/videoAccess/rules.ts'
import { escortBox } from './areas/escort/box/actions.ts'
import { boxExporter } from './areas/escort/box/exporter.ts'
import { settleBoxes } from './areas/escort/box/settle.ts'
import { escortCar } from './areas/escort/car/actions.ts'
import { carExporter } from './areas/escort/car/exporter.ts'
import { scanCertificates } from './areas/escort/certScan.ts'
import { escortCompany } from './areas/escort/company/actions.ts'
import { companyExporter } from './areas/escort/company/exporter.ts'
import { escortPlan } from './areas/escort/plan/actions.ts'
import { runPlans } from './areas/escort/plan/clock.ts'
import { planExporter } from './areas/escort/plan/exporter.ts'
import { draftPlans } from './areas/escort/plan/generate.ts'
import { isDraft as isDraftPlan } from './areas/escort/plan/rules.ts'
import { subscribers as escort } from './areas/escort/public.ts'
import { escortReaders } from './areas/escort/readers.ts'
import { escortRoute } from './areas/escort/route/actions.ts'
import { routeExporter } from './areas/escort/route/exporter.ts'
import { escortStaff } from './areas/escort/staff/actions.ts'
import { staffExporter } from './areas/escort/staff/exporter.ts'
import { purgeStaff } from './areas/escort/staff/purge.ts'
import { notice } from './areas/notices/notice/actions.ts'
import { expireNotices } from './areas/notices/notice/expire.ts'
import { noticeExporter, receiptExporter } from './areas/notices/notice/exporter.ts'
import { noticeHistorian } from './areas/notices/notice/historian.ts'
import { noticeReader } from './areas/notices/notice/reader.ts'
import { removeOldNotices } from './areas/notices/notice/retention.ts'
import { isDraft as isDraftNotice } from './areas/notices/notice/rules.ts'
import { checkItem } from './areas/rectify/checkItem/actions.ts'
import { checkItemHistorian } from './areas/rectify/checkItem/historian.ts'
import { subscribers as rectify } from './areas/rectify/public.ts'
import { rectification } from './areas/rectify/rectification/actions.ts'
import { rectificationExporter } from './areas/rectify/rectification/exporter.ts'
import { rectificationReader } from './areas/rectify/rectification/reader.ts'
import { remindDeadlines } from './areas/rectify/rectification/scan.ts'
import { common } from './areas/settings/common/actions.ts'
import { dept } from './areas/settings/dept/actions.ts'
import { deptExporter } from './areas/settings/dept/exporter.ts'
import { dict } from './areas/settings/dict/actions.ts'
import { expireExports } from './areas/settings/exporting/expire.ts'
import { exportReader } from './areas/settings/exporting/reader.ts'
import { runExport } from './areas/settings/exporting/run.ts'
import type { Exporters } from './areas/settings/exporting/wanted.ts'
import { log } from './areas/settings/log/actions.ts'
import { logExporter } from './areas/settings/log/exporter.ts'
import { login } from './areas/settings/login/actions.ts'
import { menu } from './areas/settings/menu/actions.ts'
import { outbox } from './areas/settings/outbox/actions.ts'
import { preference } from './areas/settings/preference/actions.ts'
import { recycleBin } from './areas/settings/recycle/actions.ts'
import { purgeRecycled } from './areas/settings/recycle/purge.ts'
import { role } from './areas/settings/role/actions.ts'
import { savedView } from './areas/settings/savedView/actions.ts'
import { setting } from './areas/settings/setting/actions.ts'
import { totp } from './areas/settings/totp/actions.ts'
import { user } from './areas/settings/user/actions.ts'
import { avatarReader } from './areas/settings/user/avatar.ts'
import { userExporter } from './areas/settings/user/exporter.ts'
import { reviewExporter } from './areas/settings/user/reviewExporter.ts'
import { holiday } from './areas/tasks/holiday/actions.ts'
import { subscribers as tasks } from './areas/tasks/public.ts'
import { taskAssignment } from './areas/tasks/taskAssignment/actions.ts'
import { taskAssignmentExporter } from './areas/tasks/taskAssignment/exporter.ts'
import { generateDaily } from './areas/tasks/taskAssignment/generate.ts'
import { scanTasks } from './areas/tasks/taskAssignment/scan.ts'
import { taskStatExporter } from './areas/tasks/taskAssignment/statExporter.ts'
import { taskType } from './areas/tasks/taskType/actions.ts'
import { duty } from './areas/workbench/duty/actions.ts'
import { home } from './areas/workbench/home/actions.ts'
import { remind } from './areas/workbench/remind/actions.ts'
import { cleanUp } from './core/files/cleanUp.ts'
import type { Noun } from './core/handle.ts'
import { defineHousekeeping } from './core/jobs/housekeeping.ts'
import type { Jobs } from './core/jobs/jobs.ts'
import { firstAccount } from './core/org/firstAccount.ts'
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

/** Every list that can be exported. */
export const exporters: Exporters = {
  RoomKey: roomKeyExporter,
  KeyLedger: keyLedgerExporter,
  User: userExporter,
  UserReview: reviewExporter,
  AdminDept: deptExporter,
  Log: logExporter,
  CustomForm: submissionExporter,
  OaExamine: startedExporter,
  OaExamineHandled: handledExporter,
  OaExamineAll: allExporter,
  Notice: noticeExporter,
  NoticeReceipt: receiptExporter,
  SecurityCheck: securityCheckExporter,
  MoneyBox: moneyBoxExporter,
  Rectification: rectificationExporter,
  EscortCompany: companyExporter,
  EscortCar: carExporter,
  EscortStaff: staffExporter,
  EscortRoute: routeExporter,
  EscortPlan: planExporter,
  EscortBox: boxExporter,
  FaultRepair: faultRepairExporter,
  TaskAssignment: taskAssignmentExporter,
  TaskStat: taskStatExporter,
  OutInside: outInsideExporter,
  VideoAccess: videoAccessExporter,
}

/** Every controller of the product. */
export const nouns: readonly Noun[] = [
  login,
  menu,
  user,
  role,
  dict,
  outbox,
  dept,
  log,
  setting,
  totp,
  preference,
  savedView,
  recycleBin,
  common({
    exporters,
    historians: { notice: noticeHistorian, check_item: checkItemHistorian, form_submission: submissionHistorian },
    drafts: {
      security_check: isDraftCheck,
      money_box: isOpenHandover,
      video_access: isDraftAccess,
      escort_plan: isDraftPlan,
      notice: isDraftNotice,
    },
  }),
  duty,
  home,
  remind,
  keyLedger,
  roomKey,
  escortCompany,
  escortCar,
  escortStaff,
  escortRoute,
  escortPlan,
  escortBox,
  checkItem,
  securityCheck,
  moneyBox,
  rectification,
  faultRepair,
  taskType,
  taskAssignment,
  holiday,
  outInside,
  videoAccess,
  customForm,
  oaFlow,
  oaExamine,
  leave,
  notice,
]

/** Who listens to what between areas. */
export const openAreaTopics = (services: Pick<Services, 'database'>, jobs: Jobs): Topics =>
  openTopics(services.database.kysely, jobs, { rectify, daily, escort, tasks })

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
  jobs.define('box_settle', {
    cron: '50 23 * * *',
    async run({ now }) {
      const settled = await settleBoxes(services, now)
      if (settled > 0) services.log.info({ settled }, 'boxes on their way are in the vault')
    },
  })
  jobs.define('escort_plan_clock', {
    cron: '*/10 * * * *',
    async run({ now }) {
      const moved = await runPlans(services, now)
      if (moved > 0) services.log.info({ moved }, 'escort plans have begun or ended')
    },
  })
  jobs.define('escort_plan_draft', {
    cron: '0 12 * * *',
    async run({ now }) {
      const drafted = await draftPlans(services, now)
      if (drafted > 0) services.log.info({ drafted }, 'escort plans of tomorrow are drafted')
    },
  })
  jobs.define('escort_purge', {
    cron: '0 4 * * *',
    async run({ now }) {
      await purgeStaff(services, now)
    },
  })
  jobs.define('export', {
    run: ({ data, now }) => runExport(services, exporters, now, (data as { id: number }).id),
  })
  jobs.define('export_expire', {
    cron: '40 * * * *',
    async run({ now }) {
      const gone = await expireExports(services.database.kysely, now)
      if (gone > 0) services.log.info({ gone }, 'exports whose day is over are gone')
    },
  })
  jobs.define('recycle_purge', {
    cron: '50 3 * * *',
    async run({ now }) {
      const gone = await purgeRecycled(services, now)
      if (gone > 0) services.log.info({ gone }, 'the recycle bin let go of what is over')
    },
  })
  jobs.define('notice_expire', {
    cron: '0 * * * *',
    async run({ now }) {
      const over = await expireNotices(services, now)
      if (over > 0) services.log.info({ over }, 'notices have expired')
    },
  })
  jobs.define('notice_retention', {
    cron: '30 4 * * *',
    async run({ now }) {
      const removed = await removeOldNotices(services, now)
      if (removed > 0) services.log.info({ removed }, 'notices past their retention are gone')
    },
  })
  jobs.define('key_overdue', { cron: '*/10 * * * *', run: ({ now }) => remindOverdue(services, now) })
  jobs.define('gen_daily_task', {
    cron: '5 0 * * *',
    async run({ now }) {
      const due = await generateDaily(services, now)
      if (due > 0) services.log.info({ due }, 'the tasks of the day are there')
    },
  })
  jobs.define('overdue_scan', {
    cron: '*/10 * * * *',
    async run({ now }) {
      // What nobody files is judged first: nobody is told of it as overdue.
      await clearOutlets(services.database.kysely, now)
      await scanTasks(services, now)
    },
  })
  jobs.define('fault_escalate', { cron: '*/10 * * * *', run: ({ now }) => escalateFaults(services, now) })
  jobs.define('visitor_overdue', { cron: '*/10 * * * *', run: ({ now }) => remindVisitors(services, now) })
  jobs.define('purge_mask', {
    cron: '0 4 * * *',
    async run({ now }) {
      const masked = await purgeVisitors(services, now)
      if (masked > 0) services.log.info({ masked }, 'numbers of visitors past their retention are gone')
    },
  })
  jobs.define('video_expire', {
    cron: '15 * * * *',
    async run({ now }) {
      const expired = await expireAccess(services, now)
      if (expired > 0) services.log.info({ expired }, 'nobody has looked at recordings in time')
    },
  })
  jobs.define('rectify_deadlines', { cron: '5 8 * * *', run: ({ now }) => remindDeadlines(services, now) })
}

const consoleFolder = fileURLToPath(new URL('../../console/dist', import.meta.url))
const manualFolder = fileURLToPath(new URL('../../../docs/manual/dist', import.meta.url))

/** An empty database gets head office, its administrator and the flows that registers ask for; answers their names. */
export async function fillEmpty(url: string, adminPassword: string): Promise<string[]> {
  await firstAccount(url, adminPassword)
  return openFirstFlows(url)
}

/** The whole application without a process: tests inject requests, `main.ts` listens. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await makeServer(services)
  const sessions = openSessions(services)
  dispatch(app, services, sessions, nouns)
  const readers = {
    room_key: roomKeyReader,
    notice: noticeReader,
    security_check: securityCheckReader,
    money_box: moneyBoxReader,
    rectification: rectificationReader,
    fault_repair: faultRepairReader,
    out_inside: outInsideReader,
    video_access: videoAccessReader,
    export_job: exportReader(services.clock),
    sys_user: avatarReader,
    ...escortReaders,
    ...submissionReaders,
    ...requestReaders(services),
  }
  uploads(app, { services, sessions, readers })
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
