import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { escortCompanies } from '@shouya/server/demo/posts.ts'

/** A company of domain 3.1 with its resources. Days are counted from today. */
export type Company = {
  id: number
  name: string
  short: string
  services: readonly number[]
  armed: boolean
  licence: readonly [number, number]
  contract: readonly [number, number]
  leader: string
  /** The branches that it serves. */
  branches: readonly string[]
  cars: number
  /** The number of people, and the prefix of their numbers. */
  people: number
  prefix: string
  status: number
}

const everywhere = ['东屏', '松湾', '北渚', '青梧', '南栎', '云埠', '石漾', '桐浦']

/** Accounts of the companies' people refer to these ids. */
export const companies: readonly Company[] = [
  {
    id: 1,
    name: escortCompanies[0],
    short: '磐盾押运',
    services: [1, 5],
    armed: true,
    licence: [-700, 850],
    contract: [-425, 669],
    leader: '贺连川',
    branches: everywhere,
    cars: 34,
    people: 260,
    prefix: 'PD',
    status: 1,
  },
  {
    id: 2,
    name: escortCompanies[1],
    short: '固远护卫',
    services: [3],
    armed: false,
    licence: [-500, 562],
    contract: [-60, 304],
    leader: '许慎之',
    branches: ['松湾', '北渚', '青梧', '南栎', '云埠'],
    cars: 0,
    people: 170,
    prefix: 'GY',
    status: 1,
  },
  {
    id: 3,
    name: escortCompanies[2],
    short: '长垣保安',
    services: [3, 4],
    armed: false,
    licence: [-1070, 18],
    contract: [-700, 29],
    leader: '江一苇',
    branches: ['东屏', '石漾', '桐浦'],
    cars: 8,
    people: 70,
    prefix: 'CY',
    status: 2,
  },
]

type Made = {
  company: Company
  days: Calendar
  by: { id: number; real_name: string }
  licence: number
  contract: number
}

/** The row of a company; `licence` and `contract` are the scans of its papers. */
export function companyRow({ company, days, by, licence, contract }: Made) {
  const { id, status } = company
  const changed = status === 1 ? null : new Date(days.at(-6, 9 * 60 + 40)).toISOString()
  return {
    id,
    company_name: company.name,
    short_name: company.short,
    service_types: company.services,
    credit_code: `91990000MA0000${String(id).padStart(3, '0')}X`,
    licence_no: `沧保服2023${String(id).padStart(4, '0')}号`,
    licence_begin: days.day(company.licence[0]),
    licence_end: days.day(company.licence[1]),
    armed_approved: company.armed,
    reg_capital_wan: company.armed ? 3000 : 300,
    contract_no: `CLYH-AB-${String(id).padStart(3, '0')}`,
    contract_begin: days.day(company.contract[0]),
    contract_end: days.day(company.contract[1]),
    leader_name: company.leader,
    leader_phone: `1990000800${id}`,
    dispatch_phone: `0599-800${id}110`,
    address: `沧岭市银杏路${100 + id}号`,
    licence_file_ids: [licence],
    contract_file_ids: [contract],
    status,
    status_reason: status === 1 ? null : '许可证即将到期，续期材料未交齐',
    status_time: changed,
    status_user_id: status === 1 ? null : by.id,
    status_user_name: status === 1 ? null : by.real_name,
    create_user_id: by.id,
    create_user_name: by.real_name,
    create_time: new Date(days.at(-420 + id, 9 * 60)).toISOString(),
    version: status === 1 ? 1 : 2,
  }
}
