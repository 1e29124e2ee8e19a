import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeDraft, makeMaterial, materialBody } from './makeMaterial.ts'

/** A document of the owner's unit, for it and all below it. */
const below = { visible_type: 2 }

const published = (body: object = {}): Case => ({
  subject: async ({ t, owner }) => ({ id: (await makeMaterial(t, owner.post, below)).id, ...body }),
})

/** The same in the version that its owner sees. */
const seen = (body: object = {}, made = makeMaterial): Case => ({
  subject: async ({ t, owner }) => {
    const { id, version } = await made(t, owner.post, below)
    return { id, version, ...body }
  },
})

const byUnit: Case = {
  filter: async ({ t, owner }: Stage) => {
    await makeMaterial(t, owner.post, below)
    return { dept_id: t.world.unit[THERE] }
  },
  rows: listed,
}

const ownReading: Case = {
  free: 'only what is published for the caller, else 403; the reading is their own (reading.db.test.ts)',
}
const reviewed: Case = {
  free: 'of a unit in scope, else 403; a document that waits for its review (material.db.test.ts)',
}
const files: Case = { free: 'the caller’s own uploads or the files of the document, else 1001 (`checkFiles`)' }
const wholeBank: Case = {
  free: 'categories are those of the whole bank: only whoever sees all of it (materialCategory.db.test.ts)',
}
const anyCategory: Case = { free: 'categories are those of the whole bank; of the wrong type 1001' }
const audience: Case = {
  free: 'any unit and role of the bank may be chosen as readers; publishing asks for all of them in scope (material.db.test.ts)',
}
const form: Case = { free: 'any published form can be the questions; others are refused (reading.db.test.ts)' }

/** What names a row in the actions of the noun. */
export default {
  'File/GetPageList dept_id': byUnit,
  'File/GetPageList category_id': { free: 'narrows documents, which are those in scope or for the caller already' },
  'File/GetPageList build_dept_id': { free: 'narrows documents, which are those in scope or for the caller already' },
  'File/Get id': published(),
  'File/GetReadPageList category_id': { free: 'narrows documents, which are those for the caller already' },
  'File/GetReadPageList build_dept_id': { free: 'narrows documents, which are those for the caller already' },
  'File/GetRead id': published(),
  'File/StartReading id': published(),
  'File/KeepReading id': ownReading,
  'File/KeepReading video.file_id': { free: 'a video of the document, else nothing advances (reading.db.test.ts)' },
  'File/Download id': ownReading,
  'File/Download file_id': { free: 'a file of the document, else 1002 (reading.db.test.ts)' },
  'File/GetQuestions id': ownReading,
  'File/Answer id': ownReading,
  'File/Save id': {
    subject: async ({ t, owner }) => {
      const { id, version } = await makeDraft(t, owner.post, below)
      return { ...(await materialBody(t, below)), id, version }
    },
  },
  'File/Save dept_id': {
    subject: async ({ t }) => ({ ...(await materialBody(t, below)), dept_id: t.world.unit[THERE] }),
  },
  'File/Save category_id': anyCategory,
  'File/Save build_dept_id': { free: 'an outlet in scope, else 1001 (`buildOf`)' },
  'File/Save cover_file_id': files,
  'File/Save file_ids': files,
  'File/Save visible_dept_ids': audience,
  'File/Save visible_role_ids': audience,
  'File/Save form_id': form,
  'File/Submit id': reviewed,
  'File/Publish id': seen({}, makeDraft),
  'File/Return id': reviewed,
  'File/Unpublish id': seen({ reason: '内容有误' }),
  'File/Top id': seen({ is_top: true }),
  'File/Delete id': seen({}, makeDraft),
  'File/GetReceiptPageList id': published(),
  'File/GetReceiptPageList dept_id': { free: 'narrows the receivers, who are those in scope already' },
  'File/GetReceiptDeptList id': published(),
  'File/Urge id': { free: 'a must that the caller manages, else 403 (reading.db.test.ts)' },
  'File/Urge dept_id': { free: 'narrows the receivers, who are those in scope already' },
  'File/GetBuildList build_dept_id': { free: 'narrows documents, which are those for the caller already' },
  'File/GetForm id': form,
  'File/SaveCategory id': wholeBank,
  'File/SaveCategory parent_id': wholeBank,
  'File/DeleteCategory id': wholeBank,
} satisfies Cases
