import * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { handle, prepared } from '../../../core/handle.ts'
import { type Checked, checkSignature } from '../../../core/signatures/signatures.ts'
import { flowCategories } from '../category/category.ts'
import { agreeMany } from './agreeMany.ts'
import { comment, copy, handOver, markRead, reassign, terminate, urge, withdraw } from './aside.ts'
import { audit } from './audit.ts'
import { auditTrail, history } from './history.ts'
import { auditCount, auditList } from './inbox.ts'
import { ccList, handledList, startedList } from './lists.ts'
import { flowOf, previewStart } from './preview.ts'
import { getRequest } from './read.ts'
import { addRequest, deleteRequest, editRequest } from './save.ts'
import { getStart } from './start.ts'
import { startList } from './startable.ts'

export const oaExamine = handle(OaExamine, {
  GetPageList: startedList,
  GetAuditList: auditList,
  GetHandledList: handledList,
  GetCcList: ccList,
  GetAuditCount: async ({ db, user }) => ({ count: await auditCount(db, user.userId) }),
  GetStartList: startList,
  GetStart: getStart,
  Add: addRequest,
  Edit: editRequest,
  Delete: deleteRequest,
  Get: getRequest,
  GetHistory: history,
  GetLog: auditTrail,
  GetFlow: flowOf,
  Audit: prepared<typeof OaExamine.Audit, Checked | null>(
    (call, { sign }) => (sign ? checkSignature(call, sign) : Promise.resolve(null)),
    audit,
  ),
  AgreeMany: agreeMany,
  Withdraw: withdraw,
  Urge: urge,
  Comment: comment,
  Cc: copy,
  Read: markRead,
  Terminate: terminate,
  Reassign: reassign,
  HandOver: handOver,
  Preview: previewStart,
  async GetCategoryList(ctx) {
    const rows = await flowCategories.list(ctx)
    return rows.map(({ members, ...row }) => ({ ...row, flows: members }))
  },
  SaveCategory: flowCategories.save,
  DeleteCategory: flowCategories.remove,
})
