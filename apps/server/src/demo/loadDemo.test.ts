import { approvalsHold } from '@shouya/nouns/approvals/demo/testing/approvalsHold.ts'
import { effectsHold } from '@shouya/nouns/approvals/effect/demo/testing/effectsHold.ts'
import { collectionsHold } from '@shouya/nouns/collection/issue/demo/testing/collectionsHold.ts'
import { replay } from '@shouya/nouns/daily/roomKey/demo/testing/replay.ts'
import { roomKey } from '@shouya/nouns/daily/roomKey/noun.ts'
import { needsReason, needsSupervisor } from '@shouya/nouns/daily/roomKey/rules.ts'
import { remindOverdue } from '@shouya/nouns/daily/roomKey/server/overdue.ts'
import { checksHold } from '@shouya/nouns/daily/securityCheck/demo/testing/checksHold.ts'
import { visitorsHold } from '@shouya/nouns/daily/visitor/demo/testing/visitorsHold.ts'
import { escortHolds } from '@shouya/nouns/escort/demo/testing/escortHolds.ts'
import { evaluationsHold } from '@shouya/nouns/evaluation/guardEvaluation/demo/testing/evaluationsHold.ts'
import { materialsHold } from '@shouya/nouns/library/material/demo/testing/materialsHold.ts'
import { maintenanceHolds } from '@shouya/nouns/maintenance/demo/testing/maintenanceHolds.ts'
import { repairsHold } from '@shouya/nouns/maintenance/repairOrder/demo/testing/repairsHold.ts'
import { noticesTests } from '@shouya/nouns/notices/notice/demo/testing/noticesTests.ts'
import { portalHolds } from '@shouya/nouns/portal/demo/testing/portalHolds.ts'
import { feedbackHolds } from '@shouya/nouns/portal/feedback/demo/testing/feedbackHolds.ts'
import { reportsHold } from '@shouya/nouns/reports/checkReport/demo/testing/reportsHold.ts'
import { meetingsHold } from '@shouya/nouns/reports/meetingLog/demo/testing/meetingsHold.ts'
import { yearHolds } from '@shouya/nouns/tasks/taskAssignment/demo/testing/yearHolds.ts'
import { agentsHold } from '@shouya/nouns/trading/agent/demo/testing/agentsHold.ts'
import { goodsHold } from '@shouya/nouns/trading/demo/testing/goodsHold.ts'
import { tradesHold } from '@shouya/nouns/trading/ledger/demo/testing/tradesHold.ts'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../core/access/passwords.ts'
import { nextNumber } from '../core/numbers/nextNumber.ts'
import { isEmpty } from '../core/org/firstAccount.ts'
import { connect, type Database } from '../db/connect.ts'
import type { Unscoped } from '../db/scope.ts'
import { isIntact } from '../noun/signature.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { filled, loadDemo } from './loadDemo.ts'
import { home, leaveHomes } from './testing/home.ts'
import { killInTheMiddle } from './testing/killInTheMiddle.ts'
import type { Loaded } from './testing/loaded.ts'

// The first days of a month in the future, so that no partition exists by chance.
const now = new Date('2031-03-03T10:20:30+08:00')

/** A busy machine takes several times as long. */
const BUSY = 600_000

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
let seconds = 0
const lines: string[] = []
const house = home()

beforeAll(async () => {
  fresh = await freshDatabase()
  const started = performance.now()
  await loadDemo(fresh.url, { now, say: (line) => lines.push(line), home: house })
  seconds = (performance.now() - started) / 1000
  database = await connect(fresh.url, 2)
}, BUSY)
afterAll(async () => {
  await database?.close()
  await fresh?.drop()
  leaveHomes()
})

const rows: Loaded['rows'] = async (sql, values = []) => (await database.pool.query(sql, values)).rows
const none: Loaded['none'] = async (sql, values = []) => expect(await rows(sql, values)).toEqual([])
const loaded: Loaded = {
  ...{ rows, none, now, today: '2031-03-03' },
  db: () => database.kysely as unknown as Kysely<Unscoped>,
  timezone: () => database.timezone,
}

/** Random values: salts, seals and hashes over them. */
const chance = `'{password_hash,receipt_hash,identity_hash,state,head,draft,event,hash,prev_hash,sealed,payload,personal_digest,cert_hash,id_card_hash,guard_cert_hash,gun_cert_hash}'::text[]`
/** What chance decides in one table alone: signatures over salted hashes, and the numbers of what nobody has signed. */
const byChance: Readonly<Record<string, string>> = {
  out_inside: 'sign_hash',
  video_access: 'sign_hash',
  feedback: 'id',
}

/** A checksum for each table. Not through the pool: summing 200,000 results exceeds the limit of a request. */
const contentsAt = async (url: string) => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=Asia/Shanghai' })
  await client.connect()
  try {
    const sums: Record<string, string> = {}
    for (const table of filled) {
      const content = `to_jsonb(t) - ${chance}${byChance[table] ? ` - '${byChance[table]}'` : ''}`
      const result = await client.query(
        `select md5(string_agg((${content})::text, ';' order by ${content})) as sum from ${table} t`,
      )
      sums[table] = result.rows[0].sum
    }
    return sums
  } finally {
    await client.end()
  }
}

test('says what it does and takes its time', () => {
  expect(lines.at(-1)).toMatch(/184 units, 601 accounts, .*\b1[78]\d{3} handovers/)
  // Under 20 s on an idle machine.
  expect(seconds).toBeLessThan(BUSY / 1000)
})

describe('organisation', () => {
  test('has the units of domain 16.1 in an allowed tree', async () => {
    expect(await rows('select dept_type, count(*)::int as n from dept group by 1 order by 1')).toEqual(
      [1, 8, 22, 120, 18, 6, 9].map((n, index) => ({ dept_type: index + 1, n })),
    )
    await none(`select d.dept_code from dept d join dept p on p.id = d.parent_id where d.path <> p.path || d.id::text
      or not d.dept_type = any(case p.dept_type when 1 then '{2,5,6,7}' when 2 then '{3,4,5,6,7}' when 3 then '{4,5}' else '{5}' end::int[])`)
    await none('select right(dept_code, 4) from dept group by 1 having count(*) > 1')
    await none(`select d.dept_code from dept d left join sys_user l on l.id = d.leader_user_id left join dept at on at.id = l.dept_id
      where d.dept_type = 4 and (d.safety_user_id is null or d.leader_user_id is null or d.safety_user_id = d.leader_user_id
        or d.risk_level is null or d.deliver_time >= d.business_begin or d.collect_time <= d.business_end - interval '1 hour')
        or not at.path <@ d.path`)
    await none(`select b.id from dept b where dept_type = 2 and not exists
      (select from dept s where s.parent_id = b.id and s.dept_type = 5 and s.dept_name like '%保卫科')`)
  })

  test('has 600 people and admin, one shown account per role, with roles that suit them', async () => {
    const [{ all, shown, loose }] =
      await rows(`select count(*)::int as all, count(*) filter (where username in (select role_code from role))::int as shown,
      count(*) filter (where not is_demo or must_change_pwd)::int as loose from sys_user`)
    expect([all, shown, loose]).toEqual([601, 18, 0])
    await none(`select username from sys_user u join user_role ur on ur.user_id = u.id join role r on r.id = role_id
      where not u.user_type = any(r.user_types) or (username in (select role_code from role) and username <> role_code)`)
    await none('select id from sys_user where user_type in (2, 3, 4, 6) and (party_id is null or expire_date < $1)', [
      now,
    ])
    const members = await rows('select id from sys_user where not exists (select from user_role where user_id = id)')
    expect(members).toHaveLength(20)
    const [outlet] =
      await rows(`select d.dept_name, l.username as leader, s.username as safety, sub.username as sub, sec.username as security
      from dept d join sys_user l on l.id = d.leader_user_id join sys_user s on s.id = d.safety_user_id
      join sys_user sub on sub.dept_id = d.parent_id join dept k on k.dept_name = '沧岭银行松湾分行保卫科' join sys_user sec on sec.id = k.leader_user_id
      where d.dept_code = 'CL020317'`)
    expect(outlet).toEqual({
      dept_name: '沧岭银行松湾分行青梧路支行营业室',
      leader: 'outlet_leader',
      safety: 'outlet_safety',
      sub: 'sub_leader',
      security: 'branch_security',
    })
    const hashes = await rows('select distinct password_hash from sys_user')
    expect(hashes).toHaveLength(1)
    expect(await verifyPassword(hashes[0].password_hash, 'Demo@2026')).toBe(true)
  })
})

describe('notices', () => noticesTests(loaded))

describe('handovers', () => {
  test('are signed, supervised and reasoned as the register asks', async () => {
    const all = await rows('select * from room_key order by id')
    for (const row of all) {
      expect(isIntact(roomKey, row, database.timezone)).toBe(true)
      if (needsSupervisor(row.handover_type, row.key_types)) expect(row.supervisor_user_id).not.toBeNull()
      if (needsReason(row.handover_type)) expect(row.reason).toBeTruthy()
    }
    await none(`select bill_no from room_key r where handover_type = 3 and not password_changed and exists
      (select from room_key_item i join key_ledger k on k.id = key_id where room_key_id = r.id and has_password)`)
    await none('select bill_no from room_key where handover_type = 4 or is_backfill <> (biz_date < create_time::date)')
    await none(`select bill_no from room_key r where exists (select from unnest(array[from_user_id, to_user_id, supervisor_user_id]) as party
      join sys_user u on u.id = party where u.dept_id <> r.dept_id)`)
  })

  test('are done by people who may', async () => {
    await none(`with can as (select user_id, operation from user_role join role_grant using (role_id) where permission_id = 'daily_key'),
      done as (
        select bill_no, create_user_id as who, 'add' as operation from room_key
        union select bill_no, to_user_id, 'receive' from room_key where to_sign is not null
        union select bill_no, supervisor_user_id, 'receive' from room_key where supervisor_sign is not null
        union select bill_no, from_user_id, 'return' from room_key where from_sign is not null
        union select bill_no, (return_sign ->> 'user_id')::bigint, 'return' from room_key where return_sign is not null
        union select bill_no, update_user_id, case status when 5 then 'refuse' else 'void' end from room_key where status in (5, 9))
      select * from done where not exists (select from can where user_id = who and can.operation = done.operation)`)
  })

  test('follow each other key by key, and the ledger is where they end', async () => {
    await none(`with step as (
        select i.key_id, r.*, i.holder_before, lag(i.holder_before) over w as last_before, lag(r.status) over w as last_status,
          lag(r.from_user_id) over w as last_from, lag(r.to_user_id) over w as last_to, lag(r.update_time) over w as last_time
        from room_key_item i join room_key r on r.id = room_key_id window w as (partition by i.key_id order by r.id))
      select bill_no from step where (handover_type <> 7 and holder_before <> from_user_id) or (last_status is not null and (
        last_status in (1, 3) or last_time > create_time
        or holder_before <> case when last_status in (5, 9) then last_before when last_status = 4 then last_from else last_to end))`)
    const { holders, met } = replay(await rows('select * from room_key'), await rows('select * from key_ledger'))
    expect(met).toEqual([])
    for (const { id, holder_user_id } of await rows('select id, holder_user_id from key_ledger'))
      if (holders.has(id)) expect(holder_user_id).toBe(holders.get(id))
    await none(
      'select i.room_key_id from room_key_item i join room_key r on r.id = room_key_id where open <> (status in (1, 3))',
    )
    await none(`select key_no from key_ledger k where position = 4 and not exists
      (select from room_key_item i join room_key r on r.id = room_key_id where key_id = k.id and handover_type = 7)`)
  })

  test('keep the halves of dual control apart', async () => {
    await none(`select k.id from key_ledger k join key_ledger o on o.id = k.linked_key_id
      where o.linked_key_id <> k.id or o.dept_id <> k.dept_id or o.holder_user_id = k.holder_user_id`)
    await none(`select a.bill_no from room_key a join room_key_item i on i.room_key_id = a.id join key_ledger k on k.id = i.key_id
      join room_key_item j on j.key_id = k.linked_key_id join room_key b on b.id = j.room_key_id
      where a.to_user_id = b.to_user_id and a.biz_date = b.biz_date and a.status not in (5, 9) and b.status not in (5, 9)`)
  })

  test('are numbered in the order of filing, and the numbers go on', async () => {
    await none(`select bill_no from (select bill_no, biz_date, dept_code, row_number() over (partition by biz_date, dept_id order by r.id) as n
        from room_key r join dept d on d.id = dept_id) r
      where bill_no <> 'YS' || to_char(biz_date, 'YYYYMMDD') || right(dept_code, 4) || lpad(n::text, 4, '0')`)
    await none(`select * from (select 'YS' as prefix, biz_date as day, substr(bill_no, 11, 4) as unit, max(right(bill_no, 4)::int) as last
        from room_key group by 2, 3) used full join (select * from serial where prefix = 'YS') serial using (prefix, day, unit, last) where used is null or serial is null`)
    const [{ last }] = await rows(
      `select last from serial where prefix = 'YS' and unit = '0317' order by day desc limit 1`,
    )
    const db = database.kysely as unknown as Kysely<Unscoped>
    expect(await nextNumber(db, 'YS', '2031-03-03', 'CL020317')).toEqual([
      `YS203103030317${String(last + 1).padStart(4, '0')}`,
    ])
    await rows(`update serial set last = last - 1 where prefix = 'YS' and unit = '0317' and day = '2031-03-03'`)
  })

  test('leave something of every state, and nothing in the future', async () => {
    const states = await rows('select distinct status from room_key order by 1')
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 9])
    const [{ late, loss, backfilled }] = await rows(
      `select count(*) filter (where status = 3 and expect_return_time < $1)::int as late,
        count(*) filter (where handover_type = 7)::int as loss, count(*) filter (where is_backfill)::int as backfilled from room_key`,
      [now],
    )
    expect(late).toBeGreaterThan(3)
    expect(late).toBeLessThan(15)
    expect(loss).toBe(1)
    expect(backfilled).toBeGreaterThan(20)
    const [{ latest }] =
      await rows(`select greatest((select max(greatest(create_time, update_time, handover_time, return_time)) from room_key),
      (select max(create_time) from sys_log), (select max(greatest(send_time, read_time, handle_time)) from remind_msg),
      (select max(greatest(create_time, update_time)) from key_ledger), (select max(last_login_time) from sys_user)) as latest`)
    expect(new Date(`${latest}+08:00`).getTime()).toBeLessThanOrEqual(now.getTime())
  })
})

test("the shown outlet has keys for a handover of one's own", async () => {
  const free =
    await rows(`select u.username, array_agg(key_no order by key_no) as keys from key_ledger k join sys_user u on u.id = holder_user_id
    where u.username in ('outlet_leader', 'outlet_safety') and position = 1 and not exists (select from room_key_item where key_id = k.id and open)
    group by 1 order by 1`)
  expect(free).toEqual([
    { username: 'outlet_leader', keys: ['BX-1', 'PD-1', 'YK-1'] },
    { username: 'outlet_safety', keys: ['DM-1', 'LD-A'] },
  ])
})

test('the forms of this business are published, and some of them have been filed with', async () => {
  const forms =
    await rows(`select form_name, status, (select count(*)::int from form_submission where form_id = custom_form.id) as filed
    from custom_form order by id`)
  expect(forms).toHaveLength(16)
  expect(forms.filter(({ status }) => status !== 1)).toEqual([])
  const filed = new Map(forms.map((form) => [form.form_name, form.filed]))
  expect(filed.get('请假申请')).toBeGreaterThan(10)
  expect(filed.get('临时押运申请')).toBeGreaterThan(10)
  expect(filed.get('安防设施改进建议')).toBe(12)
  await none(
    `select s.id from form_submission s join sys_user u on u.id = s.create_user_id where u.dept_id <> s.dept_id
    or s.summary = '' or s.create_time > $1`,
    [now],
  )
})

describe('approvals', () => approvalsHold(loaded))

describe('traces', () => {
  test('each handover of the last days has its history', async () => {
    await none(
      `select bill_no from room_key r where create_time > $1::timestamptz - interval '6 days' and (not exists
        (select from sys_log where target_table = 'room_key' and target_id = r.id and bill_no = r.bill_no and action = 'RoomKey/Save'
          and user_id = r.create_user_id and create_time = r.create_time)
      or version <> (select count(*) from sys_log where target_table = 'room_key' and target_id = r.id))`,
      [now],
    )
    await none(
      `select id from sys_log where log_type in (1, 2) and result and not forced and action not like 'Job/%'
        and (user_id is null or dept_name is null or (action <> 'Login/GetJwtToken' and after is null))`,
    )
  })

  test('the log has its months, and more can be made', async () => {
    await none("select id from sys_log where tableoid = 'sys_log_other'::regclass")
    const owner = new pg.Client({ connectionString: fresh.url })
    await owner.connect()
    await owner.query('select roll_partitions($1)', [now])
    await owner.end()
  })

  test('reminders are those that the register would send', async () => {
    const before = await rows('select count(*)::int as n from remind_msg')
    await remindOverdue({ database }, now)
    expect(await rows('select count(*)::int as n from remind_msg')).toEqual(before)
    await none(`select bill_no from room_key r where status = 1 and not exists
      (select from remind_msg where biz_id = r.id and remind_code in ('key_receive', 'key_lost_sign') and status < 2)`)
    await none(
      `select m.id from remind_msg m join room_key r on r.id = biz_id where remind_code in ('key_receive', 'key_lost_sign') and m.status < 2 and r.status <> 1`,
    )
    const lost = await rows(
      `select distinct u.dept_id from remind_msg join sys_user u on u.id = receiver_id where remind_code = 'key_lost'`,
    )
    expect(lost.length).toBeGreaterThan(0)
    expect(
      await rows("select source_table, hazard_level, status from rectification where source_table = 'room_key'"),
    ).toEqual([{ source_table: 'room_key', hazard_level: 2, status: 1 }])
  })
})

describe('what requests set going', () => effectsHold(loaded))

describe('visitors', () => visitorsHold(loaded))

describe('checks', () => checksHold(loaded))

describe('a year of longer periods', () => yearHolds(loaded))

describe('collections', () => collectionsHold(loaded))

describe('vendors and devices', () => maintenanceHolds(loaded))

describe('agents', () => agentsHold(loaded))

describe('repair orders', () => repairsHold(loaded))

describe('documents', () => materialsHold(loaded))

describe('banners and the address book', () => portalHolds(loaded))

describe('feedback', () => feedbackHolds(loaded))

describe('products and consumables', () => goodsHold(loaded))

describe('what is traded', () => tradesHold(loaded))

describe('meetings and training', () => meetingsHold(loaded))

describe('reports of checks', () => reportsHold(loaded))

describe('evaluations', () => evaluationsHold(loaded))

describe('escort companies', () => escortHolds(loaded))

describe('all or nothing', () => {
  // Loads the demonstration twice more: `npm run test:deep`.
  test.runIf(process.env.DEEP)(
    'killed in the middle leaves an empty database, where the next start makes the same content',
    async () => {
      const second = await freshDatabase()
      try {
        const another = home()
        await killInTheMiddle(second.url, now, another)
        expect(await isEmpty(second.url)).toBe(true)
        await loadDemo(second.url, { now, say: () => {}, home: another })
        // Not through the pool: summing two hundred thousand results takes longer than the limit of a request.
        const [first, two] = await Promise.all([fresh.url, second.url].map(contentsAt))
        expect(two).toEqual(first)
      } finally {
        await second.drop()
      }
    },
    BUSY,
  )

  test('a full database is left alone', async () => {
    const messages: string[] = []
    await loadDemo(fresh.url, { now, say: (line) => messages.push(line), home: house })
    expect(messages).toEqual([])
  })
})
