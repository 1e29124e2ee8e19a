import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { maintenanceVendors } from '@shouya/server/demo/posts.ts'
import { vendor } from '../vendor/noun.ts'
import { levelsFrom } from '../vendor/rules.ts'

/** A vendor of domain 8.2. Days are counted from today. */
export type DemoVendor = {
  id: number
  name: string
  short: string
  services: readonly number[]
  contract: readonly [number, number]
  /** What its qualification is, and its last day. */
  qualified: readonly [string, number] | null
  score: number | null
  status: number
  /** The branches that it serves; left out: all. */
  branches?: readonly string[]
  /** Hours to repair by urgency. */
  hours: Readonly<Record<number, number>>
  /** People without an account: name, position. */
  people: readonly (readonly [string, string])[]
}

const { working, suspended } = vendor.states.codes
const usual = { 1: 72, 2: 24, 3: 4 }
const general = Array.from({ length: 14 }, (_, at) => at + 1)

/** The vendor that maintains everything, and backs the others up. */
export const GENERAL = 6

/** Accounts of the vendors' people refer to these ids. WB04 is suspended, the contract of WB05 ends soon. */
export const vendors: readonly DemoVendor[] = [
  {
    ...{ id: 1, name: maintenanceVendors[0], short: '锐视安防', services: [1, 2, 3, 5, 11, 13] },
    ...{ contract: [-320, 410], qualified: ['安防工程企业一级', 520], score: 4.6, status: working },
    ...{ hours: { 1: 48, 2: 24, 3: 4 }, people: [['叶慕白', '客服']] },
  },
  {
    ...{ id: 2, name: maintenanceVendors[1], short: '恒修机电', services: [4, 10] },
    ...{
      contract: [-200, 165],
      qualified: null,
      score: 4.2,
      status: working,
      hours: usual,
      people: [['顾行舟', '调度']],
    },
  },
  {
    ...{ id: 3, name: maintenanceVendors[2], short: '安泰消防', services: [8] },
    ...{ contract: [-100, 265], qualified: ['消防设施维保一级', 6], score: 4.4, status: working, hours: usual },
    ...{ branches: ['松湾', '青梧', '北渚', '云埠'], people: [['江一苇', '维保组长']] },
  },
  {
    ...{ id: 4, name: maintenanceVendors[3], short: '固锁金库', services: [6, 7] },
    ...{
      contract: [-500, 230],
      qualified: null,
      score: 3.7,
      status: suspended,
      hours: usual,
      people: [['祁望山', '经理']],
    },
  },
  {
    ...{ id: 5, name: maintenanceVendors[4], short: '智联自助', services: [12] },
    ...{
      contract: [-345, 20],
      qualified: null,
      score: 4.1,
      status: working,
      hours: usual,
      people: [['宋听澜', '客服']],
    },
  },
  {
    ...{ id: 6, name: maintenanceVendors[5], short: '宏远综合', services: general },
    ...{ contract: [-60, 670], qualified: ['安防工程企业二级', 300], score: 4.0, status: working },
    ...{ hours: { 1: 96, 2: 36, 3: 8 }, people: [['陆知秋', '客服']] },
  },
]

type By = { id: number; real_name: string }

/** The row of a vendor. */
export function vendorRow(of: DemoVendor, days: Calendar, by: By) {
  const { id, status, contract, qualified } = of
  const isWorking = status === working
  return {
    id,
    company_name: of.name,
    short_name: of.short,
    service_types: of.services,
    credit_code: `91990000MA0001${String(id).padStart(3, '0')}X`,
    qualification_no: qualified && `沧安资2024${String(id).padStart(4, '0')}号`,
    qualification_level: qualified?.[0] ?? null,
    qualification_end: qualified && days.day(qualified[1]),
    contract_no: `CLYH-WB-${String(id).padStart(3, '0')}`,
    contract_begin: days.day(contract[0]),
    contract_end: days.day(contract[1]),
    phone24: `0599-900${id}110`,
    address: `沧岭市银杏路${200 + id}号`,
    score_avg: of.score,
    status,
    status_reason: isWorking ? null : '两次未按时到场，整改后再恢复派单',
    status_time: isWorking ? null : new Date(days.at(-8, 10 * 60)).toISOString(),
    status_user_id: isWorking ? null : by.id,
    status_user_name: isWorking ? null : by.real_name,
    create_user_id: by.id,
    create_user_name: by.real_name,
    create_time: new Date(days.at(-340 - id, 9 * 60)).toISOString(),
    version: isWorking ? 1 : 2,
  }
}

/** The service levels of a vendor. */
export const slaRows = ({ id, hours }: DemoVendor) => levelsFrom(hours).map((level) => ({ company_id: id, ...level }))
