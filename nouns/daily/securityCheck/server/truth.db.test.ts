import { granted, makeHandover, signature } from '@shouya/server/testing/factories.ts'
import { describe, expect, test } from 'vitest'
import { makeBoxes } from '../../moneyBox/server/testing/moneyBox.ts'
import { entryBody } from '../../visitor/server/testing/visitors.ts'
import { checkingOutlet } from './testing/checkingOutlet.ts'
import { abnormal, checkBody } from './testing/checks.ts'

const { t, safety, teller, leader, id, at, today, places } = await checkingOutlet()

describe('what is said is true when it is signed', () => {
  const send = async (session: number, more: object = {}) => {
    const body = await checkBody(safety, session, session === 2 ? {} : { second: id('outlet_teller') })
    return safety('SecurityCheck/Submit', { ...body, sign: signature, ...more })
  }

  test('a session has its time: before it a draft may be begun, and nobody signs', async () => {
    t.clock.at = at('05:59')
    expect(places(await send(1, { disarm_time: '05:30' }))).toEqual(['session'])
    t.clock.at = at('08:29')
    expect(places(await send(2))).toEqual(['session'])
    expect(places(await send(3, { arm_time: null }))).toEqual(['arm_time'])
    const closing = await checkBody(safety, 3, { second: id('outlet_teller') })
    expect(places(await send(3, { arm_time: '08:10' }))).toEqual(['session'])
    const draft = await safety('SecurityCheck/Save', closing)
    expect(draft.Code).toBe(0)
    expect((await safety('SecurityCheck/Get', { id: draft.Data.id })).Data.opens).toBe(`${today()} 16:00:00`)
    const { sessions } = (await safety('SecurityCheck/GetDay')).Data
    expect(sessions.map(({ opens }: { opens: string }) => opens.slice(11))).toEqual([
      '06:00:00',
      '09:00:00',
      '16:00:00',
    ])
    t.clock.at = at('18:30')
    expect(await send(3, draft.Data)).toMatchObject({ Code: 0 })
  })

  test('no time of the day is ahead, and nothing was armed while people worked', async () => {
    t.clock.at = at('08:30')
    expect(places(await send(1, { disarm_time: '08:31' }))).toEqual(['disarm_time'])
    t.clock.at = at('17:30')
    expect(places(await send(3, { arm_time: '17:50' }))).toEqual(['arm_time'])
    expect(places(await send(3, { arm_time: '15:59' }))).toEqual(['arm_time'])
    const filed = await send(3, { arm_time: '17:25' })
    expect(filed.Code).toBe(0)
    const { results } = (await safety('SecurityCheck/Get', { id: filed.Data.id })).Data
    // The item for the time of arming has the same value.
    expect(results.find(({ item_code }: { item_code: string }) => item_code === 'S307')).toMatchObject({
      ...{ value_num: 17 * 60 + 25, value_unit: 'HH:mm' },
    })
  })

  test('days of recordings have a number, and too few are not normal', async () => {
    const body = await checkBody(safety, 1, { second: id('outlet_teller') })
    const days = (value_num: number | null, more: object = {}) =>
      safety('SecurityCheck/Submit', {
        ...{ ...body, sign: signature },
        results: body.results.map((item, index) => (index === 6 ? { ...item, value_num, ...more } : item)),
      })
    expect(places(await days(null))).toEqual(['results.6.value_num'])
    expect(places(await days(29))).toEqual(['results.6.value_num'])
    expect(await days(29, await abnormal(t, id('outlet_safety')))).toMatchObject({ Code: 0 })
  })

  test('what a register has is not denied without a reason, and the reason is signed with it', async () => {
    t.clock.at = at('18:30')
    const guard = await t.as('guard')
    const visit = granted(await guard('OutInside/Save', await entryBody(t, t.world.user.guard)))
    const blank = (await safety('SecurityCheck/GetBlank', { session: 3 })).Data
    const clear = blank.items.findIndex(({ item_code }: { item_code: string }) => item_code === 'S301')
    expect(blank.items[clear]).toMatchObject({ known_by: 1, known_count: 1 })
    expect(blank.items[clear + 1]).toMatchObject({ item_code: 'S302', known_by: 3, known_count: 0 })
    const body = await checkBody(safety, 3, { second: id('outlet_teller') })
    const say = (more: object) =>
      safety('SecurityCheck/Submit', {
        ...{ ...body, sign: signature },
        results: body.results.map((item, index) => (index === clear ? { ...item, ...more } : item)),
      })
    expect(places(await say({}))).toEqual([`results.${clear}.known_reason`])
    expect(places(await say({ result: 3 }))).toEqual([`results.${clear}.known_reason`])
    const filed = granted(await say({ known_reason: '维修人员通宵施工，已报备' }))
    const shown = async () => (await leader('SecurityCheck/Get', { id: filed.id })).Data
    expect((await shown()).results[clear]).toMatchObject({
      ...{ result: 1, known_count: 1, known_reason: '维修人员通宵施工，已报备' },
    })
    t.clock.at = at('18:40')
    granted(await guard('OutInside/Leave', { id: visit.id, version: visit.version }))
    granted(await teller('SecurityCheck/Sign', { id: filed.id, version: filed.version, sign: signature }))
    expect(await shown()).toMatchObject({ status: 3, signature_intact: true })
    const printed = await safety('SecurityCheck/GetPrintList', { ids: [filed.id] })
    expect(printed.Data.rows[0].results[clear].known_reason).toBe('维修人员通宵施工，已报备')
  })

  test('who came in between two signatures keeps the second from being given', async () => {
    t.clock.at = at('18:30')
    const filed = granted(await send(3))
    const guard = await t.as('guard')
    const visit = granted(await guard('OutInside/Save', await entryBody(t, t.world.user.guard)))
    const sign = () => teller('SecurityCheck/Sign', { id: filed.id, version: filed.version, sign: signature })
    expect(await sign()).toMatchObject({ Code: 1004 })
    t.clock.at = at('18:40')
    granted(await guard('OutInside/Leave', { id: visit.id, version: visit.version }))
    expect(await sign()).toMatchObject({ Code: 0 })
  })

  test('keys that somebody awaits and boxes still here are counted, and not denied without a reason', async () => {
    t.clock.at = at('18:30')
    const items = async () => {
      const { items: all } = granted(await safety('SecurityCheck/GetBlank', { session: 3 }))
      const itemOf = (code: string) => all.find(({ item_code }: { item_code: string }) => item_code === code)
      return {
        keys: itemOf('S309'),
        boxes: itemOf('S302'),
        places: ['S309', 'S302'].map((code) => all.indexOf(itemOf(code))),
      }
    }
    expect(await items()).toMatchObject({
      keys: { known_by: 2, known_count: 0 },
      boxes: { known_by: 3, known_count: 0 },
    })
    const from = { id: id('outlet_safety'), username: 'outlet_safety', unit: 'BA0011', post: safety } as const
    const to = id('outlet_teller')
    const received = { ...from, id: to, post: teller }
    // Three keys lent for less than a day: one since last night, which is overdue, one since now, and one without
    // signatures.
    t.clock.at = at('01:30')
    await makeHandover(t, { from, to, type: 2, received })
    t.clock.at = at('18:30')
    await makeHandover(t, { from, to, type: 2, received })
    await makeHandover(t, { from, to })
    const db = t.services.database.kysely
    expect((await items()).keys.known_count).toBe(2)

    // Boxes count in an outlet that has them collected and no vault of its own; the handover of one in the vehicle is
    // completed.
    const unit = db.updateTable('dept').where('id', '=', t.world.unit.BA0011)
    await unit.set({ collect_time: '17:30', has_vault: true }).execute()
    await makeBoxes(t, 2, { position: 1 })
    await makeBoxes(t, 1)
    expect((await items()).boxes.known_count).toBe(0)
    await unit.set({ has_vault: false }).execute()
    const { boxes, places: contradicted } = await items()
    expect(boxes.known_count).toBe(2)

    const body = await checkBody(safety, 3, { second: id('outlet_teller') })
    const say = (given: number[]) =>
      safety('SecurityCheck/Submit', {
        ...{ ...body, sign: signature },
        results: body.results.map((item, at) =>
          given.includes(at) ? { ...item, known_reason: '已与分行核对' } : item,
        ),
      })
    // Each needs its own reason; the error names the first one without.
    for (const place of contradicted) {
      const others = contradicted.filter((name) => name !== place)
      expect(places(await say(others))).toEqual([`results.${place}.known_reason`])
    }
    expect(await say(contradicted)).toMatchObject({ Code: 0 })
  })
})

test('who may sign second is somebody of the outlet or above, not whoever may do everything', async () => {
  const people = (await safety('SecurityCheck/GetPersonList')).Data.map(
    (person: { real_name: string }) => person.real_name,
  )
  expect(people).toContain('某outlet_teller')
  expect(people).not.toContain('某admin')
})
