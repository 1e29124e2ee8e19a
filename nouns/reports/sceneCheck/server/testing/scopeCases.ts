import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'
import { THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeGuard } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { reportCases } from '../../../checkReport/server/testing/reportCases.ts'
import { guardParts } from '../../../checkReport/server/testing/reports.ts'

const atDoor = { free: 'only guards at the door of the report’s unit are named, else 1001 (checkReport.db.test.ts)' }

export default {
  ...reportCases('SceneCheck', async ({ t }, by) => guardParts(t, by, await makeGuard(t, THERE)), 1),
  'SceneCheck/Save guards.staff_id': atDoor,
  'SceneCheck/Save guard_staff_id': atDoor,
  'SceneCheck/Submit guards.staff_id': atDoor,
  'SceneCheck/Submit guard_staff_id': atDoor,
  'SceneCheck/Submit guard_sign_file_id': {
    free: 'a drawing that the caller has uploaded, else 1001 (checkReport.db.test.ts)',
  },
} satisfies Cases
