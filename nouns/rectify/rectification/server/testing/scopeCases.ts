import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeRectification } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { companyThere } from '../../../../escort/server/testing/companyThere.ts'

const inUnit = (make: (stage: Stage) => Promise<unknown>): Case => ({
  filter: async (stage) => {
    await make(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
})
const unitAlone: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }
const mended = (body: Body = {}): Case => ({
  subject: async ({ owner }) => ({ ...(await makeRectification(owner.post)), ...body }),
})
const mendedAlone: Case = { subject: async ({ owner }) => ({ id: (await makeRectification(owner.post)).id }) }
const mendThere = ({ owner }: Stage) => makeRectification(owner.post)
const byDuty: Case = {
  filter: async ({ owner }) => {
    await makeRectification(owner.post, { duty_user_id: owner.id })
    return { duty_user_id: owner.id }
  },
  rows: listed,
}

/** Inputs that name a row in the actions of this noun. */
export default {
  'Rectification/Cancel id': mended({ reason: '重复' }),
  'Rectification/DecideDelay id': mended({ granted: true }),
  'Rectification/Delay id': mended({ deadline: '2090-01-01', reason: '配件未到' }),
  'Rectification/Get id': mendedAlone,
  'Rectification/GetPageList dept_id': inUnit(mendThere),
  'Rectification/GetPageList duty_user_id': byDuty,
  'Rectification/GetPersonList dept_id': unitAlone,
  'Rectification/GetPersonList escort_company_id': {
    subject: async (stage) => ({ escort_company_id: (await companyThere(stage)).id }),
  },
  'Rectification/GetPrintList dept_id': inUnit(mendThere),
  'Rectification/GetPrintList duty_user_id': byDuty,
  'Rectification/GetPrintList ids': {
    filter: async ({ owner }) => ({ ids: [(await makeRectification(owner.post)).id] }),
    rows: listed,
  },
  'Rectification/Review id': mended({ passed: true }),
  'Rectification/Save dept_id': {
    subject: async ({ t }) => ({
      dept_id: t.world.unit[THERE],
      source_type: 6,
      hazard_level: 1,
      problem_desc: '消防通道堆放物料',
    }),
  },
  'Rectification/Save duty_user_id': {
    refused: async ({ t, colleague }, caller) => ({
      dept_id: t.world.unit[caller.unit],
      source_type: 6,
      hazard_level: 1,
      problem_desc: '消防通道堆放物料',
      duty_user_id: colleague.id,
    }),
    code: 1001,
    path: 'duty_user_id',
  },
  'Rectification/Save escort_company_id': {
    refused: async (stage, caller) => ({
      dept_id: stage.t.world.unit[caller.unit],
      source_type: 6,
      hazard_level: 1,
      problem_desc: '消防通道堆放物料',
      escort_company_id: (await companyThere(stage)).id,
    }),
    code: 1001,
    path: 'escort_company_id',
  },
  'Rectification/Save id': mended({ require_desc: '限期整改' }),
  'Rectification/Start id': mended(),
  'Rectification/Submit id': mended({ measure: '已清理完毕', result_photos: [1] }),
} satisfies Cases
