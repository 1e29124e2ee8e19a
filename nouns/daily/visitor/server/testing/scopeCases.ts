import { makeImage } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { entryBody, makeEntry, makeVisitFlow, passRequest, timeIn } from './visitors.ts'

const entryThere = ({ t, owner }: Stage, more: object = {}) => makeEntry(t, owner, more)
const entry = (body: Body = {}): Case => ({
  subject: async (stage) => ({ id: (await entryThere(stage)).id, ...body }),
})
const alone: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }
const asSave = (noun: string): Case => ({ free: `the same writing as ${noun}/Save` })

/** An entry of the caller that refers to another person's row. */
const filing = (
  make: (stage: Stage, caller: { id: number; post: Stage['owner']['post'] }) => Promise<Body>,
  path: string,
): Case => ({
  refused: async (stage, caller) => ({ ...(await entryBody(stage.t, caller.id)), ...(await make(stage, caller)) }),
  code: 1001,
  path,
})
const ownId = (stage: Stage, caller: { id: number }) => (caller.id === stage.owner.id ? caller.id : stage.colleague.id)

/** A permit of the other branch. */
async function permitThere({ t, owner, colleague }: Stage): Promise<number> {
  const flow = await makeVisitFlow(t, colleague.id)
  const times = [timeIn(t, -60).slice(0, 16), timeIn(t, 600).slice(0, 16)]
  const data = { company: '一', persons: [{ name: '石敬亭', id_card: '1' }], area: ['1'], begin_end: times }
  return (await passRequest(t, owner.post, colleague.post, flow, data)).id
}

const inUnit = (make: (stage: Stage) => Promise<unknown>): Case => ({
  filter: async (stage) => {
    await make(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
})

/** Inputs that name a row in the actions of this noun. */
export default {
  'OutInside/Get id': entry(),
  'OutInside/GetLast id': entry(),
  'OutInside/GetPageList dept_id': inUnit(entryThere),
  'OutInside/GetPermitList dept_id': alone,
  'OutInside/GetPersonList dept_id': alone,
  'OutInside/GetPrintList dept_id': inUnit(entryThere),
  'OutInside/GetPrintList ids': {
    filter: async (stage) => ({ ids: [(await entryThere(stage)).id] }),
    rows: listed,
  },
  'OutInside/Leave id': {
    subject: async (stage) => ({ id: (await entryThere(stage, { in_time: timeIn(stage.t, -10) })).id, version: 1 }),
  },
  'OutInside/Reject accompany_user_id': asSave('OutInside'),
  'OutInside/Reject approver_user_id': asSave('OutInside'),
  'OutInside/Reject copy_id': asSave('OutInside'),
  'OutInside/Reject dept_id': asSave('OutInside'),
  'OutInside/Reject face_photo_file_id': asSave('OutInside'),
  'OutInside/Reject letter_file_ids': asSave('OutInside'),
  'OutInside/Reject oa_examine_id': { free: 'nobody who is refused needs a permit: any is 1001' },
  'OutInside/Reveal id': entry(),
  'OutInside/Save accompany_user_id': filing(
    async (stage, caller) => ({ areas: [6], accompany_user_id: ownId(stage, caller) }),
    'accompany_user_id',
  ),
  'OutInside/Save approver_user_id': filing(
    async (stage, caller) => ({
      areas: [2],
      approver_user_id: ownId(stage, caller),
      accompany_user_id: caller.id,
    }),
    'approver_user_id',
  ),
  'OutInside/Save copy_id': {
    subject: async (stage) => ({
      ...(await entryBody(stage.t, stage.owner.id)),
      cert_no: undefined,
      copy_id: (await entryThere(stage)).id,
      out_time: timeIn(stage.t, 0),
      in_time: timeIn(stage.t, -30),
      dept_id: undefined,
    }),
  },
  'OutInside/Save dept_id': {
    subject: async (stage) => ({
      ...(await entryBody(stage.t, stage.owner.id)),
      dept_id: stage.t.world.unit[THERE],
    }),
  },
  'OutInside/Save face_photo_file_id': filing(
    async ({ t, colleague }) => ({ face_photo_file_id: await makeImage(t, colleague.id) }),
    'face_photo_file_id',
  ),
  'OutInside/Save id': {
    subject: async (stage) => {
      const { id, version } = await entryThere(stage)
      return { ...(await entryBody(stage.t, stage.owner.id)), id, version }
    },
  },
  'OutInside/Save letter_file_ids': filing(
    async (stage, caller) => ({
      person_type: 1,
      letter_no: '1号',
      letter_file_ids: [await makeImage(stage.t, ownId(stage, caller))],
    }),
    'letter_file_ids.0',
  ),
  'OutInside/Save oa_examine_id': filing(
    async (stage, caller) => ({
      person_type: 4,
      tools_list: '梯子',
      areas: [1],
      accompany_user_id: caller.id,
      oa_examine_id: await permitThere(stage),
    }),
    'oa_examine_id',
  ),
  'OutInside/Save visitor_sign_file_id': filing(
    async ({ t, colleague }) => ({ visitor_sign_file_id: await makeImage(t, colleague.id) }),
    'visitor_sign_file_id',
  ),
  'OutInside/Void id': entry({ version: 1, reason: '登记有误' }),
} satisfies Cases
