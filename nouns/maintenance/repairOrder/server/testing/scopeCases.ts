import { type Account, granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeDevice, makeVendor } from '../../../server/testing/maintenance.ts'
import { makeRepair, moveRepair, repairBody } from './repairs.ts'

/** A device of a type that nobody is bound to: the order waits for the branch. */
const unbound = { device_type: 14, device_name: '应急照明' }
const marks = { rating_quality: 5, rating_attitude: 5, rating_speed: 5 }

const vendorOf = ({ t, signer }: Stage, unit: string = THERE) =>
  makeVendor(t, signer, { service_types: [14], dept_ids: [t.world.unit[unit as typeof THERE]] })

type State = 'waiting' | 'dispatched' | 'working' | 'suspended' | 'confirming' | 'rating' | 'returned'

/** An order of the other branch in a state: somebody of the bank does what others have to do. */
async function orderThere(stage: Stage, state: State = 'waiting') {
  const { owner, signer, t } = stage
  const { id } = await makeRepair(owner.post, unbound)
  const move = async (action: string, more: Body = {}) => granted(await moveRepair(signer.post, action, id, more))
  const order: readonly State[] = ['waiting', 'dispatched', 'working', 'suspended', 'confirming', 'rating']
  const reached = (step: State) => order.indexOf(state) >= order.indexOf(step)
  if (state === 'returned') await move('Return', { reason: '请写明位置' })
  if (reached('dispatched')) await move('Process', { company_id: (await vendorOf(stage)).id, sign: signature })
  if (reached('working')) await move('Accept')
  if (state === 'suspended') await move('Suspend', { suspend_kind: 1 })
  else if (reached('confirming')) {
    const fix_photos = [await makeImage(t, signer.id)]
    const said = { deal_type: 1, fault_reason: '断路', deal_desc: '更换镇流器', fix_photos, sign: signature }
    await move('Fix', said)
    if (reached('rating')) granted(await moveRepair(owner.post, 'ConfirmRepair', id, { passed: true, sign: signature }))
  }
  return granted(await owner.post('Repair/Get', { id })) as { id: number; version: number }
}

const of = (state: State, more: Body | ((stage: Stage) => Promise<Body>) = {}): Case => ({
  subject: async (stage) => {
    const { id, version } = await orderThere(stage, state)
    return { id, version, ...(typeof more === 'function' ? await more(stage) : more) }
  },
})
const one: Case = { subject: async (stage) => ({ id: (await orderThere(stage)).id }) }
const inUnit: Case = {
  filter: async (stage) => {
    await orderThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}
const ofVendor: Case = {
  filter: async (stage) => {
    const { id } = await orderThere(stage, 'dispatched')
    const { company_id } = granted(await stage.owner.post('Repair/Get', { id }))
    return { company_id }
  },
  rows: listed,
}
const numbers: Case = { free: 'narrows the orders in scope, of which only numbers leave' }
const drawn: Case = { free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)' }
const device: Case = {
  refused: async ({ t, signer }, caller) => {
    const { id } = await makeDevice(t, signer, caller.unit === THERE ? THERE : 'BB0011')
    return repairBody({ equipment_id: id })
  },
  code: 1001,
  path: 'equipment_id',
}
const record = (post: Account['post'], dept_id: number | undefined) =>
  post('Rectification/Save', { dept_id, source_type: 9, hazard_level: 2, problem_desc: '应急照明不亮需要维修' })

/** What names a row in the actions of the noun. */
export default {
  'Repair/Get id': one,
  'Repair/GetPageList dept_id': inUnit,
  'Repair/GetPageList company_id': ofVendor,
  'Repair/GetRequestPageList dept_id': inUnit,
  'Repair/GetRequestPageList company_id': ofVendor,
  'Repair/GetCount dept_id': numbers,
  'Repair/GetCount company_id': numbers,
  'Repair/GetStat dept_id': numbers,
  'Repair/GetStat company_id': numbers,
  'Repair/GetPrintList dept_id': inUnit,
  'Repair/GetPrintList company_id': ofVendor,
  'Repair/GetPrintList ids': { filter: async (stage) => ({ ids: [(await orderThere(stage)).id] }), rows: listed },
  'Repair/GetDeviceList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'Repair/GetDevice id': { subject: async ({ t, signer }) => ({ id: (await makeDevice(t, signer, THERE)).id }) },
  'Repair/GetVendorList id': one,
  'Repair/RequestRepair dept_id': { subject: async ({ t }) => repairBody({ dept_id: t.world.unit[THERE] }) },
  'Repair/RequestRepair equipment_id': device,
  'Repair/RequestRepair sign.file_id': drawn,
  'Repair/RequestRepair of.id': {
    refused: async ({ t, signer }, caller) => {
      const { id } = granted(await record(signer.post, t.world.unit[caller.unit === THERE ? THERE : 'BB0011']))
      return repairBody({ of: { table: 'rectification', id } })
    },
    code: 1001,
    path: 'of',
  },
  'Repair/Save id': of('returned', repairBody(unbound)),
  'Repair/Save equipment_id': { free: 'the same check as of RequestRepair (`reportedDevice`)' },
  'Repair/Save sign.file_id': drawn,
  'Repair/Process id': of('waiting', async (stage) => ({ company_id: (await vendorOf(stage)).id, sign: signature })),
  'Repair/Process company_id': { free: 'one that serves the unit of the order, else 1001 (repairOrder.db.test.ts)' },
  'Repair/Process contact_id': { free: 'one of the chosen vendor, else 1001 (`checkContact`)' },
  'Repair/Process sign.file_id': drawn,
  'Repair/Return id': of('waiting', { reason: '请写明位置' }),
  'Repair/Accept id': of('dispatched'),
  'Repair/Refuse id': of('dispatched', { reason: '无备件' }),
  'Repair/Arrive id': of('working'),
  'Repair/Suspend id': of('working', { suspend_kind: 1 }),
  'Repair/Resume id': of('suspended'),
  'Repair/Fix id': of('working', async ({ t, owner }) => ({
    ...{ deal_type: 1, fault_reason: '断路', deal_desc: '更换镇流器', sign: signature },
    fix_photos: [await makeImage(t, owner.id)],
  })),
  'Repair/Fix sign.file_id': drawn,
  'Repair/GetPurchase id': one,
  'Repair/ConfirmRepair id': of('confirming', { passed: false, rework_reason: '仍不亮' }),
  'Repair/ConfirmRepair sign.file_id': drawn,
  'Repair/Rate id': of('rating', marks),
  'Repair/Cancel id': of('waiting', { reason: '重复报修' }),
  'Repair/UpdateRepairStatus id': of('waiting', { status: 9, reason: '误操作' }),
  'FaultRepair/ToOrder sign.file_id': drawn,
} satisfies Cases
