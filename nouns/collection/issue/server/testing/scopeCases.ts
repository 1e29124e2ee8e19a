import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { issueBody, itemOf, makeIssue, publishIssue } from './makeIssue.ts'

const toThere = ({ t }: Stage) => ({ target_type: 1, target_ids: [t.world.unit[THERE]] })
const draft = (stage: Stage) => makeIssue(stage.t, stage.owner.post, toThere(stage))
const published = (stage: Stage) => publishIssue(stage.t, stage.owner.post, toThere(stage))
const item = async (stage: Stage) => {
  const { id } = await published(stage)
  const { id: itemId, version } = await itemOf(stage.owner.post, id, stage.t.world.unit[THERE])
  return { issue: id, id: itemId, version }
}

const seen = (body: (stage: Stage) => object = () => ({}), made = draft): Case => ({
  subject: async (stage) => ({ ...(await made(stage)), ...body(stage) }),
})
const one = (made: (stage: Stage) => Promise<{ id: number }>): Case => ({
  subject: async (stage) => ({ id: (await made(stage)).id }),
})
const reviewed = (more: object): Case => ({
  subject: async (stage) => {
    const { issue, id, version } = await item(stage)
    return { id: issue, items: [{ id, version }], ...more }
  },
})
const withTargets: Case = {
  refused: async ({ t }) => issueBody(t, { target_type: 1, target_ids: [t.world.unit[THERE]] }),
  code: 1001,
  path: 'target_ids',
}
const inUnit: Case = {
  filter: async (stage) => {
    await draft(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}
const files: Case = { free: 'the caller’s own uploads or the files of the collection, else 1001 (`checkFiles`)' }
const items: Case = { free: 'receivers of the collection of `id`, else 1002 (`reviewed`)' }

/** What names a row in the actions of the noun. */
export default {
  'Issue/Get id': one(draft),
  'Issue/GetPageList dept_id': inUnit,
  'Issue/GetTargets target_ids': {
    refused: async ({ t }) => ({ target_type: 1, target_ids: [t.world.unit[THERE]] }),
    code: 1001,
    path: 'target_ids',
  },
  'Issue/Save id': {
    subject: async (stage) => ({ ...issueBody(stage.t, toThere(stage)), ...(await draft(stage)) }),
  },
  'Issue/Save target_ids': withTargets,
  'Issue/Save form_id': { free: 'forms belong to no unit; one that is not published is refused (issue.db.test.ts)' },
  'Issue/Save file_ids': files,
  'Issue/Publish id': seen(),
  'Issue/Withdraw id': seen(() => ({ reason: '下发有误' }), published),
  'Issue/Extend id': seen(({ t }) => ({ deadline: issueBody(t).deadline.replace(/^\d{4}/, '2030') }), published),
  'Issue/Close id': seen(() => ({ reason: '不再需要' }), published),
  'Issue/Delete id': seen(),
  'Issue/Urge id': one(published),
  'Issue/GetItemList issue_id': { subject: async (stage) => ({ issue_id: (await published(stage)).id }) },
  'Issue/GetItemList dept_id': { free: 'narrows the receivers of a collection in scope' },
  'Issue/Audit id': reviewed({ pass: true }),
  'Issue/Audit items.id': items,
  'Issue/Exempt id': reviewed({ audit_opinion: '网点装修停业' }),
  'Issue/Exempt items.id': items,
  'Issue/DownloadZip id': one(published),
} satisfies Cases
