import { handle } from '@shouya/server/core/handle.ts'
import { signedIfGiven } from '@shouya/server/core/signatures/signatures.ts'
import { flowList, startList } from '../../way/server/startable.ts'
import * as OaExamine from '../contract.ts'
import { agreeMany } from './agreeMany.ts'
import { comment, copy, handOver, markRead, reassign, terminate, urge, withdraw } from './aside.ts'
import { audit } from './audit.ts'
import { flowOf } from './flowOf.ts'
import { auditTrail, history } from './history.ts'
import { auditCount, auditList } from './inbox.ts'
import { allList, ccList, handledList, startedList } from './lists.ts'
import { peopleToChoose } from './people.ts'
import { previewStart } from './preview.ts'
import { getRequest, printRequest } from './read.ts'
import { revealRequest } from './reveal.ts'
import { addRequest, deleteRequest, editRequest } from './save.ts'
import { getStart } from './start.ts'

export const oaExamine = handle(OaExamine, {
  GetPageList: startedList,
  GetAuditList: auditList,
  GetHandledList: handledList,
  GetCcList: ccList,
  GetAllList: allList,
  GetAuditCount: async ({ db, user }) => ({ count: await auditCount(db, user.userId) }),
  GetStartList: startList,
  GetStart: getStart,
  GetFlowList: flowList,
  Add: addRequest,
  Edit: editRequest,
  Delete: deleteRequest,
  Get: getRequest,
  GetHistory: history,
  GetLog: auditTrail,
  GetFlow: flowOf,
  Reveal: revealRequest,
  GetPrint: printRequest,
  GetPersonList: peopleToChoose,
  Audit: signedIfGiven(audit),
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
})
