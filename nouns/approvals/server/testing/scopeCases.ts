import { makeImage } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import type { Case, Cases, Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from './approvals.ts'

const flow: Case = {
  free: 'flows belong to no unit: their operations decide, and their roles and units who starts them',
}
const category: Case = { free: 'categories belong to the whole product; their operations alone decide' }
const people: Case = { free: 'people of any unit may be asked: who may decide is a rule of the engine (I5)' }
const read: Case = {
  free: 'read by taking part, whatever the unit (design section 5); administrators of flows read all: examine.db.test.ts',
}
const ownList: Case = {
  free: 'narrows what is the caller’s own already; of others nothing is listed: lists.db.test.ts',
}

/** A request of the owner that awaits a colleague. */
async function running({ t, owner, colleague }: Stage) {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [colleague.id])) })
  return makeRequest(owner.post, { flow })
}

async function draft({ t, owner, colleague }: Stage) {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [colleague.id])) })
  return makeRequest(owner.post, { flow, submit: false })
}

/** A running request, which administrators of flows may read but not change in this way. */
const ofRunning = (body: (id: number, version: number) => Body): Case => ({
  subject: async (stage) => {
    const { id, version } = await running(stage)
    return body(id, version)
  },
})

/** A draft, which exists only for its author. */
const ownDraft = (body: (id: number, version: number) => Body): Case => ({
  refused: async (stage) => {
    const { id, version } = await draft(stage)
    return body(id, version)
  },
  code: 1002,
  path: '',
})

/** Inputs that name a row in the actions of these nouns. */
export default {
  'Leave/Revoke id': {
    free: 'leaves are found by their person; another’s is as if it were not there: leave.db.test.ts',
  },
  'Leave/Save flow_ids': flow,
  'Leave/Save substitute_id': people,
  'OaExamine/Add flow_id': flow,
  'OaExamine/Add link.id': {
    refused: async (stage) => {
      const { t, colleague } = stage
      const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [colleague.id])) })
      const { id } = await running(stage)
      await stage.owner.post('OaExamine/Withdraw', { id })
      const start = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true }
      return { ...start, link: { as: 'again', id } }
    },
    code: 1001,
    path: 'link',
  },
  'OaExamine/Add version_id': flow,
  'OaExamine/AgreeMany task_ids': { free: 'each task is decided by its own rule: lists.db.test.ts' },
  'OaExamine/Audit sign.file_id': {
    refused: async ({ t, owner, colleague }) => {
      const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [colleague.id])) })
      const { id } = await makeRequest(owner.post, { flow })
      const sign = { method: 1, file_id: await makeImage(t, owner.id) }
      return { task_id: await taskOf(colleague.post, id), command: 'agree', sign }
    },
    code: 1001,
    path: 'sign.file_id',
  },
  'OaExamine/Audit task_id': {
    free: 'a task is its people’s, whatever their unit: examine.db.test.ts',
  },
  'OaExamine/Audit user_ids': people,
  'OaExamine/Cc id': read,
  'OaExamine/Cc task_id': read,
  'OaExamine/Cc user_ids': people,
  'OaExamine/Comment id': read,
  'OaExamine/Delete id': ownDraft((id, version) => ({ id, version })),
  'OaExamine/DeleteCategory id': category,
  'OaExamine/Edit id': ownDraft((id, version) => ({ id, version, data: { title: '二' }, submit: false })),
  'OaExamine/Get id': ownDraft((id) => ({ id })),
  'OaExamine/CloseEffect id': read,
  'OaExamine/GetAllList dept_id': read,
  'OaExamine/GetAllList flow_id': read,
  'OaExamine/GetAllList holder_id': read,
  'OaExamine/GetAllList initiator_id': read,
  'OaExamine/GetEffectList instance_id': read,
  'OaExamine/GetPersonList pick.flow_id': flow,
  'OaExamine/GetPersonList pick.id': {
    refused: async ({ t, owner }) => {
      const pickedNode = approval('n1', [], { who: [{ rule: 'initiatorPick', min: 1, max: 1 }] })
      const definition = { ...definitionWith(pickedNode), start: { fields: {}, picks: ['n1'] } }
      const flow = await makeFlow(t, { definition })
      const { id } = await makeRequest(owner.post, { flow, submit: false })
      return { pick: { node: 'n1', flow_id: flow.id, id, data: { title: '一' } } }
    },
    code: 1002,
    path: '',
  },
  'OaExamine/GetPersonList pick.task_id': read,
  'OaExamine/GetPrint id': ownDraft((id) => ({ id })),
  'OaExamine/RetryEffect id': read,
  'OaExamine/Reveal id': ownDraft((id) => ({ id })),
  'OaExamine/GetAuditList dept_id': ownList,
  'OaExamine/GetAuditList flow_id': ownList,
  'OaExamine/GetAuditList initiator_id': ownList,
  'OaExamine/GetCcList dept_id': ownList,
  'OaExamine/GetCcList flow_id': ownList,
  'OaExamine/GetCcList initiator_id': ownList,
  'OaExamine/GetFlow id': ownDraft((id) => ({ id })),
  'OaExamine/GetHandledList dept_id': ownList,
  'OaExamine/GetHandledList flow_id': ownList,
  'OaExamine/GetHandledList initiator_id': ownList,
  'OaExamine/GetHistory id': ownDraft((id) => ({ id })),
  'OaExamine/GetLog id': ownDraft((id) => ({ id })),
  'OaExamine/GetPageList dept_id': ownList,
  'OaExamine/GetPageList flow_id': ownList,
  'OaExamine/GetPageList initiator_id': ownList,
  'OaExamine/GetStart id': flow,
  'OaExamine/HandOver from_user_id': people,
  'OaExamine/HandOver to_user_id': people,
  'OaExamine/Preview flow_id': flow,
  'OaExamine/Preview id': ownDraft((id) => ({ flow_id: 1, id, data: { title: '一' } })),
  'OaExamine/Read id': read,
  'OaExamine/Reassign task_id': read,
  'OaExamine/Reassign user_id': people,
  'OaExamine/SaveCategory id': category,
  'OaExamine/Terminate id': read,
  'OaExamine/Urge id': ofRunning((id) => ({ id })),
  'OaExamine/Withdraw id': ofRunning((id) => ({ id })),
  'OaFlow/CompareVersion id': flow,
  'OaFlow/Copy id': flow,
  'OaFlow/Delete id': flow,
  'OaFlow/Disable id': flow,
  'OaFlow/Enable id': flow,
  'OaFlow/Get id': flow,
  'OaFlow/GetPageList category_id': category,
  'OaFlow/GetVersion id': flow,
  'OaFlow/GetVersionList id': flow,
  'OaFlow/Publish id': flow,
  'OaFlow/Restore id': flow,
  'OaFlow/Save category_id': category,
  'OaFlow/Simulate form_id': flow,
  'OaFlow/Simulate id': flow,
  'OaFlow/Simulate initiator_id': people,
  'OaFlow/Save dept_ids': { free: 'units narrow who may start a flow; naming one only lets its people start it' },
  'OaFlow/Save form_id': flow,
  'OaFlow/Save id': flow,
  'OaFlow/Save role_ids': { free: 'roles belong to no unit; naming one only lets its people start it' },
} satisfies Cases
