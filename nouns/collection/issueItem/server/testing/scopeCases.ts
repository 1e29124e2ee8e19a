import { makeImage } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { itemOf, publishIssue } from '../../../issue/server/testing/makeIssue.ts'

const item = async ({ t, owner }: Stage) => {
  const target = { target_type: 1, target_ids: [t.world.unit[THERE]] }
  const { id: issueId } = await publishIssue(t, owner.post, target)
  const { id, version } = await itemOf(owner.post, issueId, t.world.unit[THERE])
  return { id, version }
}
const one: Case = { subject: async (stage) => ({ id: (await item(stage)).id }) }

/** What names a row in the actions of the noun. */
export default {
  'IssueItem/Get id': one,
  'IssueItem/GetPageList dept_id': {
    filter: async (stage) => {
      await item(stage)
      return { dept_id: stage.t.world.unit[THERE] }
    },
    rows: listed,
  },
  'IssueItem/Upload id': {
    subject: async (stage) => ({ ...(await item(stage)), file_ids: [await makeImage(stage.t, stage.owner.id)] }),
  },
  'IssueItem/Upload file_ids': { free: 'the caller’s own uploads or the files of the item, else 1001 (`checkFiles`)' },
  'IssueItem/Reveal id': one,
} satisfies Cases
