import type { CountKey } from '@shouya/console/ui/page/Page.ts'
import { expect, test } from 'vitest'
import { pages } from '../../../pages.gen.ts'
import { arrange } from './arrange.ts'
import { countersOf } from './counters.ts'

const all = countersOf(pages, '2026-11-21')
const arranged = (counts: Partial<Record<CountKey, number>>) =>
  arrange(
    (Object.keys(counts) as CountKey[]).flatMap((key) => all[key] ?? []),
    counts,
  )
const keys = (counters: readonly { key: string }[]) => counters.map(({ key }) => key)

test('what is late or refused stands first, the rest with its like, nothing that is zero', () => {
  const { groups, rest, zero } = arranged({
    ...{ unread_notice: 3, rectify_open: 2, approval_waiting: 1, key_lost: 0, escort_reject: 1, cert_expired: 4 },
    ...{ rectify_overdue: 1, visitor_inside: 0, cert_expiring: 2, check_done: 3 },
  })
  expect(groups.map(({ key, counters }) => [key, ...keys(counters)])).toEqual([
    ['late', 'escort_reject', 'cert_expired', 'rectify_overdue'],
    ['today', 'check_done'],
    ['approvals', 'approval_waiting'],
    ['hazards', 'rectify_open'],
    ['people', 'cert_expiring'],
    ['office', 'unread_notice'],
  ])
  expect([rest, keys(zero)]).toEqual([[], ['key_lost', 'visitor_inside']])
})

test('eight at most stand there, the most urgent ones', () => {
  const { groups, rest } = arranged({
    ...{ unread_notice: 1, user_online: 1, key_today: 1, check_done: 1, rectify_open: 1, fault_open: 1, key_void: 1 },
    ...{ approval_waiting: 1, key_receive: 1, task_overdue: 1, escort_late: 1 },
  })
  expect(groups.flatMap(({ counters }) => keys(counters))).toEqual([
    ...['task_overdue', 'escort_late', 'key_receive', 'key_today', 'check_done', 'approval_waiting'],
    ...['unread_notice', 'user_online'],
  ])
  expect(keys(rest)).toEqual(['rectify_open', 'fault_open', 'key_void'])
})

test('what is late leaves room for the others', () => {
  const { groups } = arranged({
    ...{ task_overdue: 1, escort_late: 1, escort_reject: 1, key_lost: 1, rectify_overdue: 1, cert_expired: 1 },
    ...{ approval_waiting: 2, unread_notice: 1 },
  })
  expect(groups.map(({ key, counters }) => [key, counters.length])).toEqual([
    ['late', 6],
    ['approvals', 1],
    ['office', 1],
  ])
})
