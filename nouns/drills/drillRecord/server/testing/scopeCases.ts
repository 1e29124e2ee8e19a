import { signature } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { happenedBody, judgement, makeDrill, makeSubmitted, plannedBody } from './drills.ts'

const planned = ({ t, owner }: Stage, more: object = {}) => makeDrill(t, owner.post, owner.id, more)
const submitted = ({ t, owner }: Stage) => makeSubmitted(t, owner.post, owner.id)

const inUnit: Case = {
  filter: async (stage) => {
    await planned(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}

const happened: Case = {
  subject: async (stage) => {
    const { id, version } = await planned(stage)
    return { ...(await happenedBody(stage.t, stage.owner.id)), id, version }
  },
}

const seen = (body: object = {}): Case => ({
  subject: async (stage) => ({ ...(await submitted(stage)), ...body }),
})

const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
const asDo: Case = { free: 'the same check as DrillRecord/Do' }
const asSave: Case = { free: 'the same check as DrillRecord/Save' }

/** What names a row in the actions of the noun. */
export default {
  'DrillRecord/Get id': { subject: async (stage) => ({ id: (await planned(stage)).id }) },
  'DrillRecord/GetPageList dept_id': inUnit,
  'DrillRecord/GetPrintList dept_id': inUnit,
  'DrillRecord/GetPrintList ids': { filter: async (stage) => ({ ids: [(await planned(stage)).id] }), rows: listed },
  'DrillRecord/GetPersonList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'DrillRecord/GetStat dept_id': { subject: async ({ t }) => ({ year: 2026, dept_id: t.world.unit[THERE] }) },
  'DrillRecord/Save id': {
    subject: async (stage) => {
      const { id, version } = await planned(stage)
      return { ...(await plannedBody(stage.t, stage.owner.id)), id, version }
    },
  },
  'DrillRecord/Save dept_id': {
    subject: async ({ t, owner }) => plannedBody(t, owner.id, { dept_id: t.world.unit[THERE] }),
  },
  'DrillRecord/Save plan_id': { free: 'only plans that the caller reads, else 1001 (drillRecord.db.test.ts)' },
  'DrillRecord/Save commander_user_id': {
    refused: async ({ t, owner }) => plannedBody(t, owner.id),
    code: 1001,
    path: 'commander_user_id',
  },
  'DrillRecord/Do id': happened,
  'DrillRecord/Do commander_user_id': asSave,
  'DrillRecord/Submit id': happened,
  'DrillRecord/Submit commander_user_id': asDo,
  'DrillRecord/Evaluate id': seen(judgement()),
  'DrillRecord/Evaluate sign.file_id': drawing,
  'DrillRecord/Confirm id': seen({ sign: signature }),
  'DrillRecord/Confirm sign.file_id': drawing,
  'DrillRecord/GiveBack id': seen({ reason: '缺少照片说明' }),
  'DrillRecord/Withdraw id': seen({ reason: '评估有误' }),
  'DrillRecord/Cancel id': seen({ reason: '重复登记' }),
} satisfies Cases
