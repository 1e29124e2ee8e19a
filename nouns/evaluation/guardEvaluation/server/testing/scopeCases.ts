import { signature } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeGuard } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { evaluationBody, makeSubmitted } from './guardEvaluations.ts'

const submitted = ({ t, owner }: Stage) => makeSubmitted(t, owner.post, THERE)

const inUnit: Case = {
  filter: async (stage) => {
    await submitted(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}
const ofGuard: Case = {
  filter: async ({ t, owner }) => {
    const body = await evaluationBody(t, THERE, { sign: signature })
    await owner.post('GuardEvaluation/Submit', body)
    return { staff_id: body.staff_id }
  },
  rows: listed,
}
const seen = (body: object): Case => ({
  subject: async (stage) => {
    const { id, version } = await submitted(stage)
    return { id, version, ...body }
  },
})
const drawing: Case = { free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)' }
const asSave: Case = { free: 'the same check as GuardEvaluation/Save' }

/** What names a row in the actions of the noun. */
export default {
  'GuardEvaluation/Get id': { subject: async (stage) => ({ id: (await submitted(stage)).id }) },
  'GuardEvaluation/GetAbsence staff_id': {
    subject: async ({ t }) => ({ staff_id: await makeGuard(t, THERE), period_key: '2026-11' }),
  },
  'GuardEvaluation/GetPageList dept_id': inUnit,
  'GuardEvaluation/GetPageList staff_id': ofGuard,
  'GuardEvaluation/GetPrintList dept_id': inUnit,
  'GuardEvaluation/GetPrintList staff_id': ofGuard,
  'GuardEvaluation/GetPrintList ids': {
    filter: async (stage) => ({ ids: [(await submitted(stage)).id] }),
    rows: listed,
  },
  'GuardEvaluation/GetDueList dept_id': {
    filter: async ({ t }) => {
      const { dept_id, period_key } = await evaluationBody(t, THERE)
      return { dept_id, period_key }
    },
    rows: listed,
  },
  'GuardEvaluation/Save id': {
    subject: async ({ t, owner }) => {
      const body = await evaluationBody(t, THERE)
      const { Data } = await owner.post('GuardEvaluation/Save', body)
      return { ...body, ...Data }
    },
  },
  'GuardEvaluation/Save dept_id': { subject: async ({ t }) => evaluationBody(t, THERE) },
  'GuardEvaluation/Save staff_id': {
    free: 'only a guard at the door of the unit, else 1001 (guardEvaluation.db.test.ts)',
  },
  'GuardEvaluation/Submit id': asSave,
  'GuardEvaluation/Submit dept_id': asSave,
  'GuardEvaluation/Submit staff_id': asSave,
  'GuardEvaluation/Submit sign.file_id': drawing,
  'GuardEvaluation/Ack id': {
    subject: async (stage) => {
      const { id, version } = await submitted(stage)
      // The owner is the guard.
      await stage.t.services.database.kysely
        .updateTable('escort_staff')
        .set({ user_id: stage.owner.id })
        .where('id', 'in', (eb) => eb.selectFrom('guard_evaluation').select('staff_id').where('id', '=', id))
        .execute()
      return { id, version, sign: signature }
    },
  },
  'GuardEvaluation/Ack sign.file_id': drawing,
  'GuardEvaluation/Reply id': seen({ company_reply: '已约谈本人并调整排班，加强查岗。' }),
} satisfies Cases
