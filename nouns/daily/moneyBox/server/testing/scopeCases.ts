import { type Account, signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeGuard } from '../../../securityCheck/server/testing/checks.ts'
import { handoverBody, makeBoxes, makeEscort, makeMoneyBoxRow, today } from './moneyBox.ts'

const row = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ id: (await makeMoneyBoxRow(t, { unit: THERE })).id, ...body }),
})
const seen = (body: Body = {}): Case => row({ version: 1, ...body })
const unitAlone = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ dept_id: t.world.unit[THERE], ...body }),
})
const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
const asSave: Case = { free: 'the same writing as MoneyBox/Save (entryOf)' }
const anyPlan: Case = {
  free: 'a plan that stops at the unit that was found in scope (plansFor); another is 1001',
}
const permit: Case = {
  free: 'a permit of the unit that was found in scope (spendPermit), tested in permit.db.test.ts; another is 1001',
}

type Made = Awaited<ReturnType<typeof makeMoneyBoxRow>>
const filtered = (refused: boolean, body: (made: Made, stage: Stage) => Body): Case => ({
  filter: async (stage) => body(await makeMoneyBoxRow(stage.t, { unit: THERE, refused, routed: true }), stage),
  rows: listed,
})
const inUnit = (refused: boolean) => filtered(refused, (_, { t }) => ({ dept_id: t.world.unit[THERE] }))
const ofCompany = (refused: boolean) => filtered(refused, ({ company }) => ({ escort_company_id: company }))

const own = (stage: Stage, caller: Account) => caller.id === stage.owner.id
const draft = (stage: Stage, caller: Account, more: Body): Body => ({
  handover_type: 3,
  dept_id: stage.t.world.unit[caller.unit],
  biz_date: today(stage.t),
  ...more,
})
const person = (field: string): Case => ({
  refused: async (stage, caller) => draft(stage, caller, { [field]: stage.colleague.id }),
  code: 1001,
  path: field,
})

/** Inputs that name a row in the actions of this noun. */
export default {
  'MoneyBox/Delete id': seen(),
  'MoneyBox/Dispute id': seen({ reason: '封签有误' }),
  'MoneyBox/EscortSign id': seen({ staff_id: 1, sign: signature }),
  'MoneyBox/EscortSign sign.file_id': drawing,
  'MoneyBox/EscortSign staff_id': { free: 'somebody of the crew of the handover that was found in scope; else 1001' },
  'MoneyBox/FindBox dept_id': unitAlone({ text: 'BX-0001', handover_type: 1 }),
  'MoneyBox/FindStaff dept_id': unitAlone({ keywords: '押运' }),
  'MoneyBox/FindStaff escort_company_id': {
    filter: async ({ t }) => ({ keywords: '押运', escort_company_id: (await makeEscort(t, THERE)).company }),
    rows: listed,
  },
  'MoneyBox/Get id': row(),
  'MoneyBox/GetBlank dept_id': unitAlone({ handover_type: 1 }),
  'MoneyBox/GetDay dept_id': unitAlone(),
  'MoneyBox/GetPageList dept_id': inUnit(false),
  'MoneyBox/GetPageList escort_company_id': ofCompany(false),
  'MoneyBox/GetPageList route_id': filtered(false, ({ route }) => ({ route_id: route })),
  'MoneyBox/GetPermitList dept_id': unitAlone(),
  'MoneyBox/GetPersonList dept_id': unitAlone(),
  'MoneyBox/GetPrintList dept_id': inUnit(true),
  'MoneyBox/GetPrintList escort_company_id': ofCompany(true),
  'MoneyBox/GetPrintList ids': filtered(true, ({ id }) => ({ ids: [id] })),
  'MoneyBox/GetPrintList route_id': filtered(true, ({ route }) => ({ route_id: route })),
  'MoneyBox/Leave id': seen(),
  'MoneyBox/Reject id': seen({ exception_type: 7, exception_desc: '测试' }),
  'MoneyBox/Resolve id': seen({ result: '已核实' }),
  'MoneyBox/Save bank_user1_id': person('bank_user1_id'),
  'MoneyBox/Save bank_user2_id': person('bank_user2_id'),
  'MoneyBox/Save crew.staff_id': {
    refused: async (stage, caller) => {
      const unit = own(stage, caller) ? caller.unit : THERE
      const { crew } = await makeEscort(stage.t, unit)
      return draft(stage, caller, { crew: [{ staff_id: crew[0] }] })
    },
    code: 1001,
    path: 'crew.0.staff_id',
  },
  'MoneyBox/Save dept_id': {
    subject: async (stage) => draft(stage, stage.owner, {}),
  },
  'MoneyBox/Save guard_staff_id': {
    refused: async (stage, caller) =>
      draft(stage, caller, { guard_staff_id: await makeGuard(stage.t, own(stage, caller) ? caller.unit : THERE) }),
    code: 1001,
    path: 'guard_staff_id',
  },
  'MoneyBox/Save id': seen({ handover_type: 3 }),
  'MoneyBox/Save oa_examine_id': { free: 'kept by nobody: a draft spends no permit' },
  'MoneyBox/Save plan_id': anyPlan,
  'MoneyBox/Sign id': seen({ sign: signature }),
  'MoneyBox/Sign sign.file_id': drawing,
  'MoneyBox/Verify bank_user1_id': asSave,
  'MoneyBox/Verify bank_user2_id': asSave,
  'MoneyBox/Verify crew.staff_id': asSave,
  'MoneyBox/Verify dept_id': asSave,
  'MoneyBox/Verify escort_signs.file_id': {
    free: 'quotable: the caller’s own loose file, else 1001, as RoomKey/Receive sign.file_id',
  },
  'MoneyBox/Verify escort_signs.staff_id': { free: 'somebody of the crew of the same body, else 1001' },
  'MoneyBox/Verify guard_staff_id': asSave,
  'MoneyBox/Verify id': {
    subject: async ({ t }) => {
      const row = await makeMoneyBoxRow(t, { unit: THERE })
      const boxes = await makeBoxes(t, 1, { unit: THERE })
      return {
        ...handoverBody(t, { escort: row, boxes, second: t.world.user.leader_far, type: 3 }),
        id: row.id,
        version: 1,
      }
    },
  },
  'MoneyBox/Verify oa_examine_id': permit,
  'MoneyBox/Verify plan_id': anyPlan,
  'MoneyBox/Verify sign.file_id': drawing,
} satisfies Cases
