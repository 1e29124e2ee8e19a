import { makeImage, signature } from '../factories.ts'
import { entryBody, makeEntry, makeVisitFlow, passRequest, timeIn } from '../visitors.ts'
import type { Body } from './generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from './scopeCase.ts'

const entryThere = ({ t, owner }: Stage, more: object = {}) => makeEntry(t, owner, more)
const entry = (body: Body = {}): Case => ({
  subject: async (stage) => ({ id: (await entryThere(stage)).id, ...body }),
})
const alone: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }
const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
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

const video = async ({ t }: Stage, by: number, more: object = {}) => ({
  applicant_type: 1,
  applicant_name: '某警官',
  applicant_unit: '派出所',
  cert_type: 3,
  cert_no: '警1',
  phone: '19900000002',
  fellow_names: '另一人',
  legal_doc_type: 1,
  legal_doc_no: '1号',
  legal_doc_file_ids: [await makeImage(t, by)],
  video_reason: 1,
  reason: '案件侦办',
  camera_list: [{ camera_no: 'C1', name: '大门' }],
  video_begin: timeIn(t, -300),
  video_end: timeIn(t, -240),
  access_mode: 1,
  ...more,
})
async function videoThere(stage: Stage): Promise<{ id: number; version: number }> {
  const { Data } = await stage.owner.post('VideoAccess/Submit', await video(stage, stage.owner.id))
  return { id: Data.id, version: Data.version }
}
const record = (body: Body = {}): Case => ({ subject: async (stage) => ({ ...(await videoThere(stage)), ...body }) })
const recordAlone: Case = { subject: async (stage) => ({ id: (await videoThere(stage)).id }) }
const inUnit = (make: (stage: Stage) => Promise<unknown>): Case => ({
  filter: async (stage) => {
    await make(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
})
const carried = async ({ t }: Stage, by: number, more: object = {}) => ({
  supervisor_user_id: by,
  access_begin: timeIn(t, -30),
  access_end: timeIn(t, -5),
  result: '已查看',
  receiver_sign_file_id: 1,
  sign: signature,
  ...more,
})

export const visitorCases: Cases = {
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
  'VideoAccess/Get id': recordAlone,
  'VideoAccess/GetLast dept_id': alone,
  'VideoAccess/GetPageList dept_id': inUnit(videoThere),
  'VideoAccess/GetPersonList dept_id': alone,
  'VideoAccess/GetPrintList dept_id': inUnit(videoThere),
  'VideoAccess/GetPrintList ids': {
    filter: async (stage) => ({ ids: [(await videoThere(stage)).id] }),
    rows: listed,
  },
  'VideoAccess/Refuse id': record({ reason: '无报警回执' }),
  'VideoAccess/Register id': {
    subject: async (stage) => ({
      ...(await carried(stage, stage.colleague.id)),
      ...(await videoThere(stage)),
      receiver_sign_file_id: await makeImage(stage.t, stage.owner.id),
    }),
  },
  'VideoAccess/Register receiver_sign_file_id': {
    free: 'the same check as OutInside/Save visitor_sign_file_id (quotable)',
  },
  'VideoAccess/Register sign.file_id': drawing,
  'VideoAccess/Register supervisor_user_id': {
    refused: async (stage, caller) => {
      const { Data } = await caller.post('VideoAccess/Submit', await video(stage, caller.id))
      const supervisor = caller.id === stage.owner.id ? stage.colleague.id : stage.owner.id
      return {
        id: Data.id,
        version: Data.version,
        ...(await carried(stage, supervisor)),
        receiver_sign_file_id: await makeImage(stage.t, caller.id),
      }
    },
    code: 1001,
    path: 'supervisor_user_id',
  },
  'VideoAccess/Return id': record(),
  'VideoAccess/Reveal id': recordAlone,
  'VideoAccess/Save dept_id': {
    subject: async (stage) => ({ ...(await video(stage, stage.owner.id)), dept_id: stage.t.world.unit[THERE] }),
  },
  'VideoAccess/Save id': {
    subject: async (stage) => ({ ...(await video(stage, stage.owner.id)), ...(await videoThere(stage)) }),
  },
  'VideoAccess/Save legal_doc_file_ids': {
    refused: async (stage, caller) => video(stage, ownId(stage, caller)),
    code: 1001,
    path: 'legal_doc_file_ids.0',
  },
  'VideoAccess/Sign id': record({ sign: signature }),
  'VideoAccess/Sign sign.file_id': drawing,
  'VideoAccess/Submit dept_id': asSave('VideoAccess'),
  'VideoAccess/Submit id': asSave('VideoAccess'),
  'VideoAccess/Submit legal_doc_file_ids': asSave('VideoAccess'),
}
