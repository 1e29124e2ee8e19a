import { makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { timeIn } from '../../../visitor/server/testing/visitors.ts'

const alone: Case = { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) }
const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}
const asSave = (noun: string): Case => ({ free: `the same writing as ${noun}/Save` })

const ownId = (stage: Stage, caller: { id: number }) => (caller.id === stage.owner.id ? caller.id : stage.colleague.id)

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

/** Inputs that name a row in the actions of this noun. */
export default {
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
} satisfies Cases
