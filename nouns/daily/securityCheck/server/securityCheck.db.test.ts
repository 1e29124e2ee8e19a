import { granted, makeAccount, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { securityCheck } from '../noun.ts'
import { checkingOutlet } from './testing/checkingOutlet.ts'
import { abnormal, checkBody, makeCheck } from './testing/checks.ts'

const { t, safety, teller, leader, id, at, places } = await checkingOutlet()
const second = () => ({ id: id('outlet_teller'), post: teller })
const runEffects = async () => {
  const rows = await t.services.database.kysely
    .selectFrom('topic_effect')
    .select('id')
    .where('status', '=', 0)
    .execute()
  for (const { id: effect } of rows) await t.jobs.run('topic_effect', t.clock.at, { id: effect })
}

describe('filing', () => {
  test('two people check before opening; the second signature submits, numbers and completes it [C-2.3-01 C-3-39 C-7.2-73]', async () => {
    const body = await checkBody(safety, 1, { second: id('outlet_teller') })
    expect(body.results).toHaveLength(14)
    const filed = await safety('SecurityCheck/Submit', { ...body, sign: signature })
    expect(filed).toMatchObject({ Code: 0, Data: { bill_no: null, status: 0 } })
    const waiting = await teller('SecurityCheck/GetPageList', { mine: true })
    expect(waiting).toMatchObject({
      Total: 1,
      Data: [{ awaits_second: true, allowed: expect.arrayContaining(['sign']) }],
    })
    const signed = await teller('SecurityCheck/Sign', {
      ...filed.Data,
      bill_no: undefined,
      status: undefined,
      sign: signature,
    })
    expect(signed).toMatchObject({ Code: 0, Data: { status: 3 } })
    expect(signed.Data.bill_no).toMatch(/^AQ\d{8}00110001$/)
    const detail = await leader('SecurityCheck/Get', { id: filed.Data.id })
    expect(detail.Data).toMatchObject({
      overall_result: 1,
      is_overdue: false,
      signature_intact: true,
      checker_sign: { name: '某outlet_safety' },
      second_checker_sign: { name: '某outlet_teller' },
    })
    const history = await safety('Common/GetHistory', { table: 'security_check', id: filed.Data.id })
    expect(history.Data.map(({ action }: { action: string }) => action)).toEqual([
      'SecurityCheck/Sign',
      'SecurityCheck/Submit',
    ])
  })

  test('during business one is enough', async () => {
    const filed = await makeCheck({ by: safety })
    expect(filed).toMatchObject({ status: 3 })
  })

  test('what is missing is said at its place', async () => {
    const body = await checkBody(safety, 1, { second: id('outlet_teller') })
    const send = (more: object) => safety('SecurityCheck/Submit', { ...body, sign: signature, ...more })
    expect(places(await send({ second_checker_user_id: null }))).toEqual(['second_checker_user_id'])
    expect(places(await send({ second_checker_user_id: id('outlet_safety') }))).toEqual(['second_checker_user_id'])
    expect(places(await send({ disarm_time: null }))).toEqual(['disarm_time'])
    expect(places(await send({ check_time: '2026-11-18 08:00:00' }))).toEqual(['check_time'])
    const results = (at: number, more: object) => ({
      results: body.results.map((item, index) => (index === at ? { ...item, ...more } : item)),
    })
    expect(places(await send(results(3, { result: null })))).toEqual(['results.3.result'])
    expect(places(await send(results(2, { result: 2, problem_desc: '坏了' })))).toEqual(['results.2.problem_desc'])
    expect(places(await send(results(2, { result: 2, problem_desc: '后门闭门器不回位' })))).toEqual([
      'results.2.photos',
    ])
    expect(places(await send(results(0, { item_id: 999_999 })))).toEqual(['results.0.item_id'])
    const foreign = await makeImage(t, id('outlet_leader'))
    expect(places(await send(results(1, { photos: [foreign] })))).toEqual(['results.1.photos.0'])
    expect(await send({ sign: { method: 2, password: 'wrong' } })).toMatchObject({ Code: 1010 })
    // Nothing of the above was stored.
    const today = await safety('SecurityCheck/GetDay')
    expect(today.Data.sessions.map(({ check }: { check: unknown }) => check)).toEqual([null, null, null])
  })

  test('a draft loses its signature with a change, and can be deleted; what was submitted cannot', async () => {
    const body = await checkBody(safety, 1, { second: id('outlet_teller') })
    const filed = await safety('SecurityCheck/Submit', { ...body, sign: signature })
    const { id: draft, version } = filed.Data
    const change = { ...body, id: draft, version, remark: '补充' }
    // Nobody else can remove a signature, and it cannot be removed by deleting the draft.
    expect(await teller('SecurityCheck/Save', change)).toMatchObject({ Code: 1004 })
    expect(await safety('SecurityCheck/Delete', { id: draft, version })).toMatchObject({ Code: 1004 })
    const allowed = async (post: Post) => (await post('SecurityCheck/Get', { id: draft })).Data.allowed
    // The console's search finds it once it has a number.
    const found = (await safety('Home/Search', { keywords: '青梧路营业室' })).Data
    expect(found.map(({ link }: { link: string }) => link)).not.toContain(`${securityCheck.route}?id=${draft}`)
    expect([await allowed(safety), await allowed(teller)]).toEqual([['edit'], ['sign']])
    const saved = await safety('SecurityCheck/Save', change)
    expect(saved).toMatchObject({ Code: 0, Data: { version: version + 1 } })
    const row = (await safety('SecurityCheck/Get', { id: draft })).Data
    expect(row).toMatchObject({ awaits_second: false, checker_sign: null, remark: '补充' })
    expect(await teller('SecurityCheck/Sign', { id: draft, version: version + 1, sign: signature })).toMatchObject({
      Code: 1004,
    })
    expect(await safety('SecurityCheck/Delete', { id: draft, version: version + 1 })).toMatchObject({ Code: 0 })
    expect(await safety('SecurityCheck/Get', { id: draft })).toMatchObject({ Code: 1002 })
    const done = await makeCheck({ by: safety })
    expect((await safety('Home/Search', { keywords: done.bill_no })).Data).toMatchObject([
      { kind: 'check', title: done.bill_no, link: `${securityCheck.route}?id=${done.id}` },
    ])
    expect(await safety('SecurityCheck/Delete', { id: done.id, version: done.version })).toMatchObject({ Code: 1004 })
    expect(
      await safety('SecurityCheck/Save', { ...body, session: 2, id: done.id, version: done.version }),
    ).toMatchObject({
      Code: 1004,
    })
  })

  test('a guard enters what somebody else signs', async () => {
    const guard = await t.as('guard')
    const body = await checkBody(guard, 2, {})
    const saved = await guard('SecurityCheck/Save', body)
    expect(saved.Code).toBe(0)
    expect(await guard('SecurityCheck/Submit', { ...body, ...saved.Data, sign: signature })).toMatchObject({
      Code: 401,
    })
    const taken = granted(await safety('Common/TakeOver', { table: 'security_check', ...saved.Data }))
    expect(await safety('SecurityCheck/Submit', { ...body, ...taken, sign: signature })).toMatchObject({ Code: 0 })
  })

  test('of two who file the same session at once one is told that it is there', async () => {
    const [firstAnswer, two] = [
      await makeAccount(t, { role: 'outlet_safety' }),
      await makeAccount(t, { role: 'outlet_safety' }),
    ]
    const body = await checkBody(firstAnswer.post, 2, {})
    const answers = await Promise.all(
      [firstAnswer, two].map(({ post }) => post('SecurityCheck/Submit', { ...body, sign: signature })),
    )
    expect(answers.map(({ Code }) => Code).sort()).toEqual([0, 1003])
  })
})

describe('times', () => {
  test('lateness is the server’s clock', async () => {
    // 08:59 is in time, whatever the device's clock says.
    t.clock.at = new Date('2026-12-02T00:59:00Z')
    const early = await makeCheck({ by: safety, second: second(), session: 1 })
    expect((await safety('SecurityCheck/Get', { id: early.id })).Data).toMatchObject({
      is_overdue: false,
      deadline: '2026-12-02 09:00:00',
    })
    t.clock.at = new Date('2026-12-02T12:01:00Z')
    const body = { ...(await checkBody(safety, 3, { second: id('outlet_teller') })), filed_at: '2026-12-02 19:00:00' }
    const filed = await safety('SecurityCheck/Submit', { ...body, sign: signature })
    const signed = await teller('SecurityCheck/Sign', {
      id: filed.Data.id,
      version: filed.Data.version,
      sign: signature,
    })
    expect((await safety('SecurityCheck/Get', { id: signed.Data.id })).Data).toMatchObject({
      is_overdue: true,
      check_time: '2026-12-02 19:00:00',
      filed_at: '2026-12-02 19:00:00',
      received_at: '2026-12-02 20:01:00',
      signature_intact: true,
    })
  })

  test('a check that waited on a device until the next day says so instead of a reason', async () => {
    const yesterday = new Date(t.clock.at.getTime() - 86_400_000).toISOString().slice(0, 10)
    const body = { ...(await checkBody(safety, 2, { biz_date: yesterday })), sign: signature }
    const sent = await safety('SecurityCheck/Submit', { ...body, filed_at: `${yesterday} 14:00:00` })
    expect((await safety('SecurityCheck/Get', { id: sent.Data.id })).Data).toMatchObject({
      ...{ is_backfill: true, is_overdue: true, check_time: `${yesterday} 14:00:00` },
      backfill_reason: '断网时填写，联网后送达',
    })
    // There is no such day.
    const never = await checkBody(safety, 2, {})
    const refused = await safety('SecurityCheck/Submit', {
      ...{ ...never, sign: signature },
      filed_at: '2026-02-30 08:00:00',
    })
    expect(places(refused)).toEqual(['filed_at'])
  })

  test('a day that has passed needs a reason, an old one is closed, tomorrow is ahead', async () => {
    const dayAt = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const body = await checkBody(safety, 2, { biz_date: dayAt(-1) })
    const late = { ...body, check_time: `${dayAt(-1)} 12:00:00`, sign: signature }
    expect(places(await safety('SecurityCheck/Submit', late))).toEqual(['backfill_reason'])
    const filed = await safety('SecurityCheck/Submit', { ...late, backfill_reason: '断网' })
    expect((await safety('SecurityCheck/Get', { id: filed.Data.id })).Data).toMatchObject({
      is_backfill: true,
      is_overdue: true,
    })
    expect(await safety('SecurityCheck/Save', { ...body, biz_date: dayAt(-4) })).toMatchObject({ Code: 1009 })
    expect(places(await safety('SecurityCheck/Save', { ...body, biz_date: dayAt(1) }))).toEqual(['biz_date'])
  })
})

describe('what is abnormal', () => {
  /** Two items of the morning are abnormal. */
  const morning = async () => {
    const found = { 7: await abnormal(t, id('outlet_safety')), 10: await abnormal(t, id('outlet_safety')) }
    return makeCheck({ by: safety, second: second(), session: 1, found })
  }

  test('the head confirms, rectifications are made, and the last one closed completes the check', async () => {
    const filed = await morning()
    expect(filed.status).toBe(1)
    expect(
      await teller('SecurityCheck/Confirm', { id: filed.id, version: filed.version, sign: signature }),
    ).toMatchObject({ Code: 401 })
    const confirmed = await leader('SecurityCheck/Confirm', { id: filed.id, version: filed.version, sign: signature })
    expect(confirmed).toMatchObject({
      Code: 0,
      Data: { status: 2, rectify_nos: [expect.stringMatching(/^ZG/), expect.stringMatching(/^ZG/)] },
    })
    const detail = (await leader('SecurityCheck/Get', { id: filed.id })).Data
    expect(detail).toMatchObject({ rectify_count: 2, rectify_closed: 0, signature_intact: true })
    const wrong = detail.results.filter(({ result }: { result: number }) => result === 2)
    for (const { rectify_id } of wrong) {
      const entered = (await safety('Rectification/Get', { id: rectify_id })).Data
      expect(entered).toMatchObject({
        source_no: filed.bill_no,
        duty_user_id: id('outlet_safety'),
        problem_photos: [expect.any(Number)],
      })
      expect(entered.problem_photos[0]).not.toBe(wrong[0].photos[0])
      const started = await safety('Rectification/Start', { id: rectify_id, version: entered.version })
      // A rectification is in progress: taking the check back is shown as barred with the reason.
      const barred = (await leader('SecurityCheck/Get', { id: filed.id })).Data
      expect([barred.allowed, barred.barred]).toEqual([[], [{ move: 'revoke', why: '整改已经开始，不能撤回' }]])
      const revoke = { id: filed.id, version: barred.version, reason: '登记有误' }
      expect(await leader('SecurityCheck/Revoke', revoke)).toMatchObject({ Code: 1004 })
      const done = await safety('Rectification/Submit', {
        id: rectify_id,
        version: started.Data.version,
        measure: '已更换闭门器',
        result_photos: [await makeImage(t, id('outlet_safety'))],
      })
      const reviewer = entered.hazard_level === 1 ? leader : await t.as('branch_security')
      expect(
        await reviewer('Rectification/Review', { id: rectify_id, version: done.Data.version, passed: true }),
      ).toMatchObject({ Code: 0, Data: { status: 4 } })
      await runEffects()
    }
    expect((await leader('SecurityCheck/Get', { id: filed.id })).Data).toMatchObject({
      status: 3,
      rectify_closed: 2,
      signature_intact: true,
    })
  })

  test('what came right on the spot needs no rectification, what is being mended already is linked', async () => {
    const first = await morning()
    await leader('SecurityCheck/Confirm', { id: first.id, version: first.version, sign: signature })
    const [mending] = (await leader('SecurityCheck/Get', { id: first.id })).Data.results.flatMap(
      ({ rectify_id }: { rectify_id: number | null }) => rectify_id ?? [],
    )
    const found = { 0: await abnormal(t, id('outlet_safety')), 1: await abnormal(t, id('outlet_safety')) }
    const next = await makeCheck({ by: safety, session: 2, found })
    const wrong = (await leader('SecurityCheck/Get', { id: next.id })).Data.results.filter(
      ({ result }: { result: number }) => result === 2,
    )
    const items = [
      { result_id: wrong[0].id, rectify_id: mending },
      { result_id: wrong[1].id, recovered_note: '现场已恢复' },
    ]
    const confirm = (more: object) =>
      leader('SecurityCheck/Confirm', { id: next.id, version: next.version, sign: signature, ...more })
    expect(places(await confirm({ items: [{ result_id: wrong[0].id }] }))).toEqual(['items.0.recovered_note'])
    expect(places(await confirm({ items: [{ result_id: wrong[0].id, rectify_id: 999_999 }] }))).toEqual([
      'items.0.rectify_id',
    ])
    expect(await confirm({ items })).toMatchObject({ Code: 0, Data: { status: 2, rectify_nos: [] } })
    expect((await leader('SecurityCheck/Get', { id: next.id })).Data).toMatchObject({ rectify_count: 1 })
  })

  test('whoever checked does not confirm', async () => {
    t.clock.at = at('18:30')
    const found = { 0: await abnormal(t, id('outlet_safety')) }
    const filed = await makeCheck({ by: safety, second: { id: id('outlet_leader'), post: leader }, session: 3, found })
    expect(
      await leader('SecurityCheck/Confirm', { id: filed.id, version: filed.version, sign: signature }),
    ).toMatchObject({ Code: 1004 })
    const above = await t.as('sub_leader')
    expect(
      await above('SecurityCheck/Confirm', { id: filed.id, version: filed.version, sign: signature }),
    ).toMatchObject({ Code: 0 })
  })

  test('a revoked check stays, a draft takes its place, what nobody has begun is cancelled', async () => {
    const filed = await morning()
    const { Data } = await leader('SecurityCheck/Confirm', { id: filed.id, version: filed.version, sign: signature })
    expect((await leader('SecurityCheck/Get', { id: filed.id })).Data).toMatchObject({
      allowed: ['revoke'],
      barred: [],
    })
    const revoked = await leader('SecurityCheck/Revoke', { id: filed.id, version: Data.version, reason: '登记有误' })
    expect(revoked.Code).toBe(0)
    const old = (await leader('SecurityCheck/Get', { id: filed.id })).Data
    expect(old).toMatchObject({ status: 9, revoke_reason: '登记有误', bill_no: filed.bill_no, signature_intact: true })
    expect(
      old.results.filter(({ rectify_status }: { rectify_status: number | null }) => rectify_status === 9),
    ).toHaveLength(2)
    const draft = (await safety('SecurityCheck/Get', { id: revoked.Data.draft_id })).Data
    expect(draft).toMatchObject({ status: 0, replaces_id: filed.id, abnormal_count: 2, checker_sign: null })
    // Not after a day, and not while a rectification is in progress.
    const again = await makeCheck({ by: safety })
    t.clock.at = new Date(t.clock.at.getTime() + 25 * 3_600_000)
    expect(
      await leader('SecurityCheck/Revoke', { id: again.id, version: again.version, reason: '太晚' }),
    ).toMatchObject({ Code: 1004 })
  })
})

test('an unsigned content is noticed, and the database keeps what was signed', async () => {
  const filed = await makeCheck({ by: safety })
  const refused = (statement: string) =>
    sql
      .raw(statement)
      .execute(t.services.database.kysely)
      .then(
        () => null,
        ({ code }) => code,
      )
  for (const set of ["remark = 'x'", 'abnormal_count = 1', 'status = 0', "checker_sign = '{}'", "sign_hash = ''"])
    expect(await refused(`update security_check set ${set} where id = ${filed.id}`), set).toBe('23001')
  expect(await refused(`delete from security_check where id = ${filed.id}`)).toBe('23001')
  for (const set of ['result = 3', "problem_desc = 'x'", "photos = '{1}'"])
    expect(await refused(`update security_result set ${set} where check_id = ${filed.id}`), set).toBe('23001')
  expect(await refused(`delete from security_result where check_id = ${filed.id}`)).toBe('23001')
})

test('every abnormal result of a confirmed check has a rectification or a note on how it came right', async () => {
  const { rows } = await sql`select r.id from security_result r join security_check c on c.id = r.check_id
    where r.result = 2 and c.status in (2, 3) and r.rectify_id is null and r.recovered_note is null`.execute(
    t.services.database.kysely,
  )
  expect(rows).toEqual([])
})
