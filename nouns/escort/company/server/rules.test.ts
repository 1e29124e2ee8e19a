import { expect, test } from 'vitest'
import { companyIssues, companyMoves, companyStatus, movesOf } from './rules.ts'

const good = {
  service_types: [2],
  armed_approved: false,
  licence_begin: '2025-01-01',
  licence_end: '2028-06-30',
  contract_begin: '2025-01-01',
  contract_end: '2027-12-31',
}

test('dates have an order, armed escort its approval, a service stands once', () => {
  expect(companyIssues(good)).toEqual([])
  expect(companyIssues({ ...good, licence_end: '2025-01-01', contract_end: '2024-01-01' })).toEqual([
    { path: 'licence_end', reason: 'escort.endAfterBegin' },
    { path: 'contract_end', reason: 'escort.endAfterBegin' },
  ])
  expect(companyIssues({ ...good, service_types: [1] })).toEqual([{ path: 'armed_approved', reason: 'escort.armed' }])
  expect(companyIssues({ ...good, service_types: [1], armed_approved: true })).toEqual([])
  expect(companyIssues({ ...good, service_types: [2, 2] })).toEqual([{ path: 'service_types', reason: 'input.value' }])
})

test('nobody comes back from the blacklist, and an ended contract is not resumed', () => {
  const from = (state: number) =>
    Object.entries(companyMoves).flatMap(([name, move]) =>
      (move.from as readonly number[]).includes(state) ? [name] : [],
    )
  expect(from(companyStatus.working)).toEqual(['suspend', 'terminate', 'blacklist'])
  expect(from(companyStatus.suspended)).toEqual(['resume', 'terminate', 'blacklist'])
  expect(from(companyStatus.ended)).toEqual(['blacklist'])
  expect(from(companyStatus.blacklisted)).toEqual([])
})

test('a row offers what the server would do: nobody resumes with papers that have ended, or ends with plans ahead', () => {
  const of = (status: number, valid_end = '2027-01-01', plans_until: string | null = null) =>
    movesOf({ status, valid_end, plans_until }, '2026-11-23')
  expect(of(companyStatus.working, '2027-01-01', '2026-11-24')).toEqual(['suspend', 'blacklist'])
  expect(of(companyStatus.working)).toEqual(['suspend', 'terminate', 'blacklist'])
  expect(of(companyStatus.suspended)).toEqual(['resume', 'terminate', 'blacklist'])
  expect(of(companyStatus.suspended, '2026-11-22')).toEqual(['terminate', 'blacklist'])
  expect([of(companyStatus.ended), of(companyStatus.blacklisted)]).toEqual([['blacklist'], []])
})
