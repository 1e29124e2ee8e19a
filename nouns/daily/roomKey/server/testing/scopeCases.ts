import { makeAccount, makeHandover, makeImage, makeKey, signature } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makePermitFlow, makeRequest, taskOf } from '../../../../approvals/server/testing/approvals.ts'

const handover = (body?: Body, type = 1): Case => ({
  subject: async ({ t, owner, colleague }) => {
    // The control is a handover whose receiver is the owner; a temporary one has been received already.
    const received = type === 2 ? { received: owner } : {}
    const { id, version } = await makeHandover(t, { from: colleague, to: owner.id, type, ...received })
    return body ? { id, version, ...body } : { id }
  },
})

/** A loss can be entered without holding the key, so only the referenced row decides. */
const loss = (stage: Stage, more: Body): Body => ({
  handover_type: 7,
  to_user_id: stage.receiver.id,
  supervisor_user_id: stage.supervisor.id,
  reason: '遗失',
  sign: signature,
  ...more,
})

/** A request of the owner that permits opening a sealed key of their unit. */
async function permitOf({ t, owner, colleague }: Stage): Promise<number> {
  const { id } = await makeRequest(owner.post, { flow: await makePermitFlow(t, colleague.id) })
  await colleague.post('OaExamine/Audit', { task_id: await taskOf(colleague.post, id), command: 'agree' })
  return id
}

const inUnit = (body: Body = {}): Case => ({
  filter: async ({ t, owner, colleague }) => {
    await makeHandover(t, { from: owner, to: colleague.id })
    return { dept_id: t.world.unit[THERE], ...body }
  },
  rows: listed,
})
const byPerson = (field: string): Case => ({
  filter: async ({ t, owner, colleague }) => {
    await makeHandover(t, { from: owner, to: colleague.id })
    return { [field]: owner.id }
  },
  rows: listed,
})
const image: Case = {
  refused: async ({ t, colleague }, caller) => {
    // Another person's drawn signature, in a handover that waits for this caller.
    const from = await makeAccount(t, { unit: caller.unit })
    const { id, version } = await makeHandover(t, { from, to: caller.id })
    return { id, version, sign: { method: 1, file_id: await makeImage(t, colleague.id) } }
  },
  code: 1001,
  path: 'sign.file_id',
}
const drawing: Case = {
  free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)',
}

/** Inputs that name a row in the actions of this noun. */
export default {
  'RoomKey/Get id': handover(),
  'RoomKey/GetKeyList dept_id': {
    filter: async ({ t, owner }) => {
      await makeKey(t, { holder: owner.id, unit: THERE })
      return { dept_id: t.world.unit[THERE], handover_type: 7 }
    },
    rows: listed,
  },
  'RoomKey/GetKeyList from_user_id': {
    filter: async ({ t, owner }) => {
      await makeKey(t, { holder: owner.id, unit: THERE })
      return { dept_id: t.world.unit[THERE], handover_type: 1, from_user_id: owner.id }
    },
    rows: listed,
  },
  'RoomKey/GetLast dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'RoomKey/GetPageList dept_id': inUnit(),
  'RoomKey/GetPageList user_id': byPerson('user_id'),
  'RoomKey/GetPermitList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'RoomKey/GetPersonList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'RoomKey/GetPrintList dept_id': inUnit(),
  'RoomKey/GetPrintList user_id': byPerson('user_id'),
  'RoomKey/GetPrintList ids': {
    filter: async ({ t, owner, colleague }) => ({
      ids: [(await makeHandover(t, { from: owner, to: colleague.id })).id],
    }),
    rows: listed,
  },
  'RoomKey/Give id': handover({ sign: signature }),
  'RoomKey/Give sign.file_id': drawing,
  'RoomKey/Receive id': handover({ sign: signature }),
  'RoomKey/Receive sign.file_id': image,
  'RoomKey/Refuse id': handover({ reason: '不符' }),
  'RoomKey/Return id': handover({ sign: signature }, 2),
  'RoomKey/Return sign.file_id': drawing,
  'RoomKey/Save dept_id': {
    subject: async (stage) => {
      const { t, owner } = stage
      const keys = [await makeKey(t, { holder: owner.id, unit: THERE })]
      return loss(stage, { dept_id: t.world.unit[THERE], key_ids: keys })
    },
  },
  'RoomKey/Save key_ids': {
    // The caller's own unit with a key of the other branch.
    subject: async (stage) =>
      loss(stage, { key_ids: [await makeKey(stage.t, { holder: stage.owner.id, unit: THERE })] }),
  },
  'RoomKey/Save from_user_id': {
    refused: async (stage, caller) =>
      loss(stage, {
        from_user_id: (caller.id === stage.owner.id ? stage.colleague : stage.owner).id,
        to_user_id: caller.id,
        key_ids: [await makeKey(stage.t, { holder: caller.id, unit: caller.unit })],
      }),
    code: 1001,
    path: 'from_user_id',
  },
  'RoomKey/Save to_user_id': {
    refused: async (stage, caller) =>
      loss(stage, {
        to_user_id: stage.colleague.id,
        key_ids: [await makeKey(stage.t, { holder: caller.id, unit: caller.unit })],
      }),
    code: 1001,
    path: 'to_user_id',
  },
  'RoomKey/Save supervisor_user_id': {
    refused: async (stage, caller) =>
      loss(stage, {
        supervisor_user_id: stage.colleague.id,
        key_ids: [await makeKey(stage.t, { holder: caller.id, unit: caller.unit })],
      }),
    code: 1001,
    path: 'supervisor_user_id',
  },
  'RoomKey/Save oa_examine_id': {
    // A permit of the other branch, everything else is the caller's own.
    refused: async (stage, caller) =>
      loss(stage, {
        handover_type: 4,
        to_user_id: caller.id,
        from_user_id: (await makeAccount(stage.t, { unit: caller.unit })).id,
        oa_examine_id: await permitOf(stage),
        key_ids: [await makeKey(stage.t, { sealed: true, unit: caller.unit })],
      }),
    code: 1001,
    path: 'oa_examine_id',
  },
  'RoomKey/Save sign.file_id': drawing,
  'RoomKey/Supervise id': handover({ sign: signature }),
  'RoomKey/Supervise sign.file_id': drawing,
  'RoomKey/Void id': handover({ reason: '作废' }),
} satisfies Cases
