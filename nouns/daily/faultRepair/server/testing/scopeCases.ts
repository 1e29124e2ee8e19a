import { localDay } from '@shouya/server/core/time/local.ts'
import { signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeDevice } from '../../../../maintenance/server/testing/maintenance.ts'
import { faultBody, makeFault } from './faultRepair.ts'

const seen = (body: Body = {}): Case => ({
  subject: async ({ t, owner }) => {
    // Of yesterday, so that its end can be in the past.
    const yesterday = localDay(new Date(t.clock.at.getTime() - 86_400_000), 'Asia/Shanghai')
    const late = { fault_time: `${yesterday} 12:00:00`, backfill_reason: '断网' }
    const { id, version } = await makeFault(owner.post, late)
    return { id, version, ...body }
  },
})
const inUnit: Case = {
  filter: async ({ t, owner }: Stage) => {
    await makeFault(owner.post)
    return { dept_id: t.world.unit[THERE] }
  },
  rows: listed,
}

/** Inputs that name a row in the actions of this noun. */
export default {
  'FaultRepair/Finish id': seen({ handle_result: '已更换', sign: signature }),
  'FaultRepair/Finish sign.file_id': {
    free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
  },
  'FaultRepair/Save device_id': {
    refused: async ({ t, signer }, caller) => {
      const { id } = await makeDevice(t, signer, caller.unit === THERE ? THERE : 'BB0011')
      return faultBody({ device_id: id })
    },
    code: 1001,
    path: 'device_id',
  },
  'FaultRepair/Get id': { subject: async ({ owner }) => ({ id: (await makeFault(owner.post)).id }) },
  'FaultRepair/GetLast dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'FaultRepair/GetPageList dept_id': inUnit,
  'FaultRepair/GetPrintList dept_id': inUnit,
  'FaultRepair/GetPrintList ids': {
    filter: async ({ owner }) => ({ ids: [(await makeFault(owner.post)).id] }),
    rows: listed,
  },
  'FaultRepair/GiveUp id': seen({ handle_result: '已无配件' }),
  'FaultRepair/Save dept_id': { subject: async ({ t }) => faultBody({ dept_id: t.world.unit[THERE] }) },
  'FaultRepair/Save id': seen(faultBody()),
  'FaultRepair/Start id': seen({ handle_mode: 2 }),
  'FaultRepair/Delete id': seen({ reason: '重复登记' }),
  'FaultRepair/ToOrder id': seen({ contact_name: '某人', contact_phone: '19900001234', sign: signature }),
  'FaultRepair/Void id': seen({ reason: '重复登记' }),
} satisfies Cases
