import { localDay } from '@shouya/server/core/time/local.ts'
import { type Account, signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeAbnormal, makeCheckRow, makeGuard, makeItem } from './checks.ts'

const check = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ id: await makeCheckRow(t, { unit: THERE }), ...body }),
})
const seenRow = (body: Body = {}): Case => check({ version: 1, ...body })
const inUnit = (make: (stage: Stage) => Promise<unknown>): Case => ({
  filter: async (stage) => {
    await make(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
})
const checkThere = ({ t }: Stage) => makeCheckRow(t, { unit: THERE })
const byItem: Case = {
  filter: async ({ t }) => ({ abnormal_item_id: await makeAbnormal(t, THERE) }),
  rows: listed,
}
const unitAlone: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }
const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
const asSave: Case = { free: 'the same writing as SecurityCheck/Save (writeDraft)' }

/** A recent day, so that each case has its own session. */
const day = ({ t }: Stage, back: number) =>
  localDay(new Date(t.clock.at.getTime() - back * 86_400_000), 'Asia/Shanghai')
const draft = (stage: Stage, caller: Account, back: number, session: number, more: Body): Body => ({
  session,
  dept_id: stage.t.world.unit[caller.unit],
  biz_date: day(stage, back),
  check_time: `${day(stage, back)} 00:00:00`,
  results: [],
  ...more,
})
const isOwner = (stage: Stage, caller: Account) => caller.id === stage.owner.id

/** Inputs that name a row in the actions of this noun. */
export default {
  'SecurityCheck/Confirm id': seenRow({ sign: signature }),
  'SecurityCheck/Confirm items.rectify_id': {
    free: 'a rectification of the check’s own unit only, tested with another’s in securityCheck.db.test.ts',
  },
  'SecurityCheck/Confirm items.result_id': {
    free: 'an item of the check that was found in scope (decisionsOf); another is 1001',
  },
  'SecurityCheck/Confirm sign.file_id': drawing,
  'SecurityCheck/Delete id': seenRow(),
  'SecurityCheck/Get id': check(),
  'SecurityCheck/GetAbnormalPageList abnormal_item_id': byItem,
  'SecurityCheck/GetAbnormalPageList dept_id': inUnit((stage) => makeAbnormal(stage.t, THERE)),
  'SecurityCheck/GetBlank dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE], session: 1 }) },
  'SecurityCheck/GetDay dept_id': unitAlone,
  'SecurityCheck/GetPageList abnormal_item_id': byItem,
  'SecurityCheck/GetPageList dept_id': inUnit(checkThere),
  'SecurityCheck/GetPageList user_id': {
    filter: async ({ t }) => {
      await makeCheckRow(t, { unit: THERE })
      return { user_id: t.world.user.outlet_safety }
    },
    rows: listed,
  },
  'SecurityCheck/GetPersonList dept_id': unitAlone,
  'SecurityCheck/GetPrintList abnormal_item_id': byItem,
  'SecurityCheck/GetPrintList dept_id': inUnit(checkThere),
  'SecurityCheck/GetPrintList ids': {
    filter: async ({ t }) => ({ ids: [await makeCheckRow(t, { unit: THERE })] }),
    rows: listed,
  },
  'SecurityCheck/GetPrintList user_id': {
    filter: async ({ t }) => {
      await makeCheckRow(t, { unit: THERE })
      return { user_id: t.world.user.outlet_safety }
    },
    rows: listed,
  },
  'SecurityCheck/Revoke id': seenRow({ reason: '登记有误' }),
  'SecurityCheck/Save dept_id': {
    subject: async (stage) => draft(stage, stage.owner, 0, 3, {}),
  },
  'SecurityCheck/Save guard_staff_id': {
    refused: async (stage, caller) =>
      draft(stage, caller, 1, 1, {
        guard_staff_id: await makeGuard(stage.t, isOwner(stage, caller) ? caller.unit : THERE),
      }),
    code: 1001,
    path: 'guard_staff_id',
  },
  'SecurityCheck/Save id': seenRow({ session: 2, results: [] }),
  'SecurityCheck/Save results.item_id': {
    refused: async (stage, caller) =>
      draft(stage, caller, 1, 2, {
        results: [{ item_id: await makeItem(stage.t, THERE, isOwner(stage, caller) ? 2 : 1), result: 1 }],
      }),
    code: 1001,
    path: 'results.0.item_id',
  },
  'SecurityCheck/Save second_checker_user_id': {
    refused: async (stage, caller) => draft(stage, caller, 2, 1, { second_checker_user_id: stage.colleague.id }),
    code: 1001,
    path: 'second_checker_user_id',
  },
  'SecurityCheck/Sign id': seenRow({ sign: signature }),
  'SecurityCheck/Sign sign.file_id': drawing,
  'SecurityCheck/Submit dept_id': asSave,
  'SecurityCheck/Submit guard_staff_id': asSave,
  'SecurityCheck/Submit id': seenRow({ session: 2, results: [], sign: signature }),
  'SecurityCheck/Submit results.item_id': asSave,
  'SecurityCheck/Submit second_checker_user_id': asSave,
  'SecurityCheck/Submit sign.file_id': drawing,
} satisfies Cases
