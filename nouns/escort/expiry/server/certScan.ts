import { message } from '@shouya/contract/messages'
import { codesOf } from '@shouya/noun/noun'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { car } from '../../car/noun.ts'
import { company } from '../../company/noun.ts'
import { bankOf, peopleOf } from '../../server/receivers.ts'
import { staff } from '../../staff/noun.ts'

/** Minutes. */
const DAY = 1440

/** `account`: of the person themself. */
type Found = { id: number; company: number; name: string; end: string; account?: number | null }
type Kind = {
  table: 'escort_company' | 'escort_car' | 'escort_staff'
  page: string
  /** Those whose certificates end between two days, or have ended before the first. */
  rows: (tx: Kysely<DB>, from: string, to: string) => Promise<Found[]>
}

const run = async (tx: Kysely<DB>, query: ReturnType<typeof sql<Found>>) => (await query.execute(tx)).rows

const kinds: readonly Kind[] = [
  {
    table: 'escort_staff',
    page: staff.route,
    rows: (tx, from, to) =>
      run(
        tx,
        sql<Found>`select id, escort_company_id as company, name || ' ' || staff_no as name, cert_end as "end", user_id as account
          from escort_staff where status = any(${codesOf(staff, ['onDuty', 'stopped'])}) and cert_end between ${from}::date and ${to}::date`,
      ),
  },
  {
    table: 'escort_car',
    page: car.route,
    rows: (tx, from, to) =>
      run(
        tx,
        sql<Found>`select id, escort_company_id as company, plate_no as name, cert_end as "end"
          from escort_car where status <> ${car.states.codes.scrapped} and cert_end between ${from}::date and ${to}::date`,
      ),
  },
  {
    table: 'escort_company',
    page: company.route,
    rows: (tx, from, to) =>
      run(
        tx,
        sql<Found>`select id, id as company, company_name as name, valid_end as "end"
          from escort_company where status = ${company.states.codes.working} and valid_end between ${from}::date and ${to}::date`,
      ),
  },
]

/**
 * Every morning (domain 17.3): reminds of certificates that end within 30, 7 and 1 days (the rule of `escort_cert`), once for
 * each of these even where a morning was missed; stops people and suspends companies whose certificates have ended, which
 * their history shows.
 */
export async function scanCertificates({ database }: Pick<Services, 'database'>, now: Date) {
  const today = localDay(now, database.timezone)
  const marks = (await advanceOf(database.kysely, 'escort_cert')).map((minutes) => minutes / DAY)
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const told = receiversOf(db)
    const messages: Remind[] = []
    for (const kind of marks.length > 0 ? kinds : []) {
      const { table, page } = kind
      const due = await dueOf(tx, kind, { today, marks })
      // What ends in the same time is one message to those who look after a company, as after an import.
      for (const some of Map.groupBy(due, ({ company, mark }) => `${company} ${mark}`).values()) {
        const [{ company, mark }] = some as [(typeof some)[0]]
        const link = `${page}?expiry=${Math.max(mark, 7)}`
        messages.push({ ...endsSoon(table, some), receivers: await told(company), link })
      }
      // Whoever rides has no page of certificates (domain 15: 我的证件到期).
      for (const one of due)
        if (one.account)
          messages.push({ ...endsSoon(table, [one]), receivers: [one.account], link: '/dashboard/workplace' })
    }
    messages.push(...(await stopStaff(tx, today, now, told)), ...(await suspendCompanies(tx, today, now, told)))
    await remindAll(db, messages, now)
  })
}

/** What ends within the time of a mark and was not told of for it. */
async function dueOf(
  tx: Kysely<DB>,
  { table, rows }: Kind,
  { today, marks }: { today: string; marks: readonly number[] },
) {
  const due: (Found & { mark: number })[] = []
  for (const found of await rows(tx, today, addDays(today, Math.max(...marks)))) {
    const mark = Math.min(...marks.filter((days) => addDays(today, days) >= found.end))
    if (!(await isTold(tx, table, found, mark))) due.push({ ...found, mark })
  }
  return due
}

/** Whom to tell about a company, looked up once each: its administrators and the security sections of its branches. */
function receiversOf(db: Kysely<Unscoped>) {
  const known = new Map<number, Promise<number[]>>()
  const ask = async (company: number) => [
    ...(await peopleOf(db, company)),
    ...(await bankOf(db, company, staff.permission, staff.moves.audit.operation)),
  ]
  return (company: number) => {
    const asked = known.get(company) ?? ask(company)
    known.set(company, asked)
    return asked
  }
}

type Told = ReturnType<typeof receiversOf>

/** Certificates that end within the same time; `each` keeps whose and when, so that each is told of once. */
function endsSoon(table: Kind['table'], due: readonly (Found & { mark: number })[]) {
  const [{ id, name, end, mark }] = due.toSorted((a, b) => (a.end < b.end ? -1 : 1)) as [(typeof due)[0]]
  const about = { table, id, level: mark === 1 ? (2 as const) : (1 as const) }
  const params = { name, end, days: mark }
  if (due.length === 1) return { ...about, code: 'escort_cert' as const, params }
  const each = due.map((one) => `|${one.id} ${one.end}|`).join('')
  return { ...about, code: 'escort_certs' as const, params: { ...params, count: due.length, each } }
}

async function isTold(tx: Kysely<DB>, table: string, { id, end }: Found, mark: number): Promise<boolean> {
  const row = await tx
    .selectFrom('remind_msg')
    .select('id')
    .where('biz_table', '=', table)
    .where((eb) =>
      eb.or([
        eb.and([eb('remind_code', '=', 'escort_cert'), eb('biz_id', '=', id), sql<boolean>`params->>'end' = ${end}`]),
        eb.and([
          eb('remind_code', '=', 'escort_certs'),
          sql<boolean>`strpos(params->>'each', ${`|${id} ${end}|`}) > 0`,
        ]),
      ]),
    )
    .where(sql<boolean>`(params->>'days')::int <= ${mark}`)
    .executeTakeFirst()
  return row !== undefined
}

const byJob = (now: Date) => ({ status_time: now, status_user_id: null, status_user_name: null, update_time: now })
const raised = sql<number>`version + 1`

async function stopStaff(tx: Kysely<DB>, today: string, now: Date, told: Told): Promise<Remind[]> {
  const after = { status: staff.states.codes.stopped, status_reason: message('CN', 'staff.autoStopped') }
  const stopped = await tx
    .updateTable('escort_staff')
    .set({
      ...after,
      stopped_by_expiry: true,
      ...byJob(now),
      version: raised,
    })
    .where('status', '=', staff.states.codes.onDuty)
    .where('cert_end', '<', today)
    .returning(['id', 'escort_company_id', 'name', 'staff_no', 'cert_end'])
    .execute()
  const before = { status: staff.states.codes.onDuty }
  await auditJob(
    tx,
    { name: 'cert_scan', table: 'escort_staff', now },
    stopped.map(({ id }) => ({ id, before, after })),
  )
  return Promise.all(
    stopped.map(async (row) => ({
      code: 'escort_stopped' as const,
      receivers: await told(row.escort_company_id),
      params: { name: `${row.name} ${row.staff_no}`, end: row.cert_end ?? '' },
      link: `${staff.route}?keywords=${encodeURIComponent(row.staff_no)}`,
      table: 'escort_staff',
      id: row.id,
      level: 2 as const,
    })),
  )
}

async function suspendCompanies(tx: Kysely<DB>, today: string, now: Date, told: Told): Promise<Remind[]> {
  const after = { status: company.states.codes.suspended, status_reason: message('CN', 'company.autoSuspended') }
  const suspended = await tx
    .updateTable('escort_company')
    .set({ ...after, ...byJob(now), version: raised })
    .where('status', '=', company.states.codes.working)
    .where('valid_end', '<', today)
    .returning(['id', 'company_name', 'company_code', 'valid_end'])
    .execute()
  const before = { status: company.states.codes.working }
  await auditJob(
    tx,
    { name: 'cert_scan', table: 'escort_company', now },
    suspended.map(({ id }) => ({ id, before, after })),
  )
  return Promise.all(
    suspended.map(async (row) => ({
      code: 'escort_suspended' as const,
      receivers: await told(row.id),
      params: { name: row.company_name, end: row.valid_end },
      link: `${company.route}?keywords=${row.company_code}`,
      table: 'escort_company',
      id: row.id,
      level: 3 as const,
    })),
  )
}
