import { describe, expect, test } from 'vitest'
import type { Blank, CrewEntry, MoneyBoxValues } from './moneyBoxList.ts'
import {
  adHocLike,
  bodyOf,
  boxFlaw,
  changedBox,
  dueBox,
  isBoxNo,
  needsReason,
  onDay,
  readBox,
  tooLong,
  typeAt,
  withBox,
} from './moneyBoxValues.ts'

const member = (duty_type: number, photo_match?: number): CrewEntry => ({
  staff_id: duty_type,
  name: '某人',
  staff_no: 'PD1',
  duty_type,
  pass_card_no: null,
  escort_company_id: 1,
  photo_url: null,
  reasons: [],
  verify_method: 1,
  photo_match,
})

describe('boxes', () => {
  test('a due one is there when it is read, another one comes along', () => {
    const due = [dueBox('QW-01', 1), dueBox('QW-02', 1)]
    const read = withBox(due, 'QW-02', 1)
    expect(read.map(({ box_no, waits }) => [box_no, waits])).toEqual([
      ['QW-01', true],
      ['QW-02', false],
    ])
    expect(withBox(read, 'XX-99', 1)).toHaveLength(3)
    expect(withBox(read, 'QW-02', 1)).toHaveLength(2)
  })

  test('each is read, missing, or has a seal, and nobody says for the user that it is whole', () => {
    const box = readBox('QW-01', 1)
    expect(boxFlaw([])).toBe('moneyBox.refused.noItems')
    expect(boxFlaw([dueBox('QW-01', 1)])).toBe('moneyBox.boxFlaw.waits')
    expect(boxFlaw([box])).toBe('moneyBox.boxFlaw.seal')
    expect(boxFlaw([{ ...box, missing: true }])).toBeUndefined()
    const sealed = changedBox([box], 'QW-01', { seal_no: 'FQ1' })
    expect(boxFlaw(sealed)).toBe('moneyBox.boxFlaw.whole')
    expect(boxFlaw(changedBox(sealed, 'QW-01', { seal_ok: 1 }))).toBe('moneyBox.boxFlaw.whole')
    expect(boxFlaw(changedBox(sealed, 'QW-01', { seal_ok: 1, lock_ok: 2 }))).toBeUndefined()
  })

  test('a reason is called for where something is not as it should be', () => {
    const box = readBox('QW-01', 1)
    expect(needsReason([box], ['QW-01'], 1)).toBe(false)
    expect(needsReason([box], [], 1)).toBe(true)
    expect(needsReason([box], [], 3)).toBe(false)
    expect(needsReason([{ ...box, seal_ok: 2 }], ['QW-01'], 1)).toBe(true)
    expect(needsReason([{ ...box, missing: true }], ['QW-01'], 1)).toBe(true)
  })

  test('deliveries go one way, collections the other', () => {
    expect([1, 2, 3, 4, 5, 6].map((kind) => readBox('QW-01', kind).direction)).toEqual([1, 2, 1, 2, 1, 1])
    expect([typeAt('08:10'), typeAt('17:40')]).toEqual([1, 2])
    expect([1, 2].map(adHocLike)).toEqual([3, 4])
    expect([isBoxNo('QW-01'), isBoxNo('qw-01'), isBoxNo('E2:80')]).toEqual([true, false, false])
  })
})

test('an hour is no long handover, a minute more is; none began where nobody said when', () => {
  const [begin, day] = ['2026-11-18 08:10:00', '2026-11-18']
  expect([`${day} 09:10:00`, `${day} 09:11:00`, '2026-11-19 08:10:00'].map((end) => tooLong(begin, end))).toEqual([
    undefined,
    61,
    1440,
  ])
  expect([tooLong(null, begin), tooLong(undefined, begin)]).toEqual([undefined, undefined])
})

test('what crosses the wire: what was read, without faces and without what still waits', () => {
  const values = {
    dept_id: 1,
    biz_date: '2026-11-18',
    handover_type: 1,
    crew: [member(2, 1)],
    items: [
      { ...readBox('QW-01', 1), seal_no: ' FQ1 ', seal_ok: 1, lock_ok: 1, amount_declared: 100 },
      { ...readBox('QW-02', 1), missing: true, amount_declared: 100 },
      dueBox('QW-03', 1),
    ],
    sign: { method: 2, password: 'x' },
  } as MoneyBoxValues
  const missingBox = { seal_no: null, seal_ok: null, lock_ok: null, amount_declared: null }
  const whole = { seal_no: 'FQ1', seal_ok: 1, lock_ok: 1, amount_declared: 100 }
  expect(bodyOf(values)).toEqual({
    dept_id: 1,
    biz_date: '2026-11-18',
    handover_type: 1,
    crew: [{ staff_id: 2, verify_method: 1, photo_match: 1 }],
    items: [
      { box_no: 'QW-01', direction: 1, missing: false, ...whole, scan_method: 1 },
      { box_no: 'QW-02', direction: 1, missing: true, ...missingBox, scan_method: 1 },
    ],
  })
  expect(bodyOf({ ...values, id: 7, version: 2 })).not.toHaveProperty('dept_id')
})

test('what was kept of another day lends its people and boxes, not its plan nor its record', () => {
  const offlineBlank = {
    biz_date: '2026-03-02',
    plan: { plan_id: 7 },
    plan_time: '2026-03-02 08:10:00',
    money_box_id: 5,
  }
  const blank = { ...offlineBlank, boxes: [{ box_no: 'QW-01' }], min_guards: 2 } as unknown as Blank
  expect(onDay(blank, '2026-03-02')).toBe(blank)
  expect(onDay(blank, '2026-03-03')).toEqual({
    ...blank,
    ...{ biz_date: '2026-03-03', plan: null, plan_time: null, money_box_id: null },
  })
})
