import { expect, test } from 'vitest'
import { agentIssues, missingOf, widest } from './rules.ts'

const complete = {
  contact_name: '某人',
  phone: '19900000001',
  licence_file_ids: [1],
  region_codes: ['330100'],
  contract_begin: '2026-01-01',
  contract_end: '2026-12-31',
}

test('what is asked for at the submission', () => {
  expect(missingOf(complete)).toEqual([])
  const draft = { ...complete, phone: null, licence_file_ids: [], region_codes: [], contract_end: null }
  expect(missingOf(draft).map(({ path }) => path)).toEqual([
    'phone',
    'licence_file_ids',
    'region_codes',
    'contract_end',
  ])
})

test('a contract ends after it has begun', () => {
  expect(agentIssues(complete)).toEqual([])
  expect(agentIssues({ ...complete, contract_end: '2026-01-01' })).toHaveLength(1)
  expect(agentIssues({ ...complete, contract_begin: null })).toEqual([])
})

test('a region within another chosen one is said with it', () => {
  const stem = (code: string) => code.replace(/(00){1,2}$/, '')
  expect(widest(['330100', '330106', '330000', '110105', '110105'], stem)).toEqual(['330000', '110105'])
})
