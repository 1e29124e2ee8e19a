import { movesOf } from '@shouya/noun/moves'
import { expect, test } from 'vitest'
import { company } from './noun.ts'
import { companyIssues, mayFollow } from './rules.ts'

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
    { path: 'licence_end', reason: 'company.refused.endAfterBegin' },
    { path: 'contract_end', reason: 'company.refused.endAfterBegin' },
  ])
  expect(companyIssues({ ...good, service_types: [1] })).toEqual([
    { path: 'armed_approved', reason: 'company.refused.armed' },
  ])
  expect(companyIssues({ ...good, service_types: [1], armed_approved: true })).toEqual([])
  expect(companyIssues({ ...good, service_types: [2, 2] })).toEqual([{ path: 'service_types', reason: 'input.value' }])
})

const from = (state: 'working' | 'suspended' | 'ended' | 'blacklisted') =>
  movesOf(company, { status: company.states.codes[state] }, { userId: 1, may: () => true, isFresh: true })

test('nobody comes back from the blacklist, and an ended contract is not resumed', () => {
  expect(from('working')).toEqual(['suspend', 'terminate', 'blacklist'])
  expect(from('suspended')).toEqual(['resume', 'terminate', 'blacklist'])
  expect(from('ended')).toEqual(['blacklist'])
  expect(from('blacklisted')).toEqual([])
})

test('a row offers what the server would do: nobody resumes with papers that have ended, or ends with plans ahead', () => {
  const of = (state: 'working' | 'suspended', valid_end = '2027-01-01', plans_until: string | null = null) =>
    from(state).filter((move) => mayFollow(move, { valid_end, plans_until }, '2026-11-23'))
  expect(of('working', '2027-01-01', '2026-11-24')).toEqual(['suspend', 'blacklist'])
  expect(of('working')).toEqual(['suspend', 'terminate', 'blacklist'])
  expect(of('suspended')).toEqual(['resume', 'terminate', 'blacklist'])
  expect(of('suspended', '2026-11-22')).toEqual(['terminate', 'blacklist'])
})
