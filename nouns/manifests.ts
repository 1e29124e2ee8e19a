import { allNouns } from '@shouya/server/noun/allNouns.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { manifest as flowCategory } from './approvals/category/server/manifest.ts'
import { manifest as requestEffect } from './approvals/effect/server/manifest.ts'
import { manifest as request } from './approvals/examine/server/manifest.ts'
import { manifest as flow } from './approvals/flow/server/manifest.ts'
import { manifest as leave } from './approvals/leave/server/manifest.ts'
import { manifest as approvalTimer } from './approvals/timer/server/manifest.ts'
import { manifest as formCategory } from './customForms/category/server/manifest.ts'
import { manifest as formFill } from './customForms/fill/server/manifest.ts'
import { manifest as customForm } from './customForms/form/server/manifest.ts'
import { manifest as formSource } from './customForms/source/server/manifest.ts'
import { manifest as formSubmission } from './customForms/submission/server/manifest.ts'
import { manifest as formVersion } from './customForms/version/server/manifest.ts'
import { manifest as faultRepair } from './daily/faultRepair/server/manifest.ts'
import { manifest as keyLedger } from './daily/keyLedger/server/manifest.ts'
import { manifest as moneyBox } from './daily/moneyBox/server/manifest.ts'
import { manifest as roomKey } from './daily/roomKey/server/manifest.ts'
import { manifest as securityCheck } from './daily/securityCheck/server/manifest.ts'
import { manifest as videoAccess } from './daily/videoAccess/server/manifest.ts'
import { manifest as visitor } from './daily/visitor/server/manifest.ts'
import { manifest as escortBox } from './escort/box/server/manifest.ts'
import { manifest as escortCar } from './escort/car/server/manifest.ts'
import { manifest as escortCompany } from './escort/company/server/manifest.ts'
import { manifest as escortExpiry } from './escort/expiry/server/manifest.ts'
import { manifest as escortPlan } from './escort/plan/server/manifest.ts'
import { manifest as escortRoute } from './escort/route/server/manifest.ts'
import { manifest as escortStaff } from './escort/staff/server/manifest.ts'
import { manifest as notice } from './notices/notice/server/manifest.ts'
import { manifest as checkItem } from './rectify/checkItem/server/manifest.ts'
import { manifest as rectification } from './rectify/rectification/server/manifest.ts'
import { manifest as common } from './settings/common/server/manifest.ts'
import { manifest as dept } from './settings/dept/server/manifest.ts'
import { manifest as dict } from './settings/dict/server/manifest.ts'
import { manifest as drafts } from './settings/drafts/server/manifest.ts'
import { manifest as exporting } from './settings/exporting/server/manifest.ts'
import { manifest as history } from './settings/history/server/manifest.ts'
import { manifest as log } from './settings/log/server/manifest.ts'
import { manifest as login } from './settings/login/server/manifest.ts'
import { manifest as menu } from './settings/menu/server/manifest.ts'
import { manifest as outbox } from './settings/outbox/server/manifest.ts'
import { manifest as preference } from './settings/preference/server/manifest.ts'
import { manifest as recycle } from './settings/recycle/server/manifest.ts'
import { manifest as role } from './settings/role/server/manifest.ts'
import { manifest as savedView } from './settings/savedView/server/manifest.ts'
import { manifest as setting } from './settings/setting/server/manifest.ts'
import { manifest as totp } from './settings/totp/server/manifest.ts'
import { manifest as user } from './settings/user/server/manifest.ts'
import { manifest as absence } from './tasks/absence/server/manifest.ts'
import { manifest as holiday } from './tasks/holiday/server/manifest.ts'
import { manifest as taskAssignment } from './tasks/taskAssignment/server/manifest.ts'
import { manifest as taskType } from './tasks/taskType/server/manifest.ts'
import { manifest as duty } from './workbench/duty/server/manifest.ts'
import { manifest as home } from './workbench/home/server/manifest.ts'
import { manifest as reminder } from './workbench/reminder/server/manifest.ts'

/** Every noun of the server: nothing else lists them. The search of the whole console finds in this order. */
export const manifests: readonly Manifest[] = [
  request,
  requestEffect,
  approvalTimer,
  flow,
  flowCategory,
  leave,
  customForm,
  formVersion,
  formCategory,
  formSource,
  formFill,
  formSubmission,
  securityCheck,
  moneyBox,
  checkItem,
  rectification,
  faultRepair,
  roomKey,
  keyLedger,
  visitor,
  escortCompany,
  escortCar,
  escortStaff,
  escortRoute,
  escortPlan,
  escortBox,
  escortExpiry,
  videoAccess,
  taskAssignment,
  taskType,
  holiday,
  absence,
  notice,
  dept,
  user,
  role,
  menu,
  dict,
  setting,
  log,
  login,
  totp,
  preference,
  savedView,
  outbox,
  exporting,
  drafts,
  history,
  recycle,
  common,
  home,
  duty,
  reminder,
]

/** What they say, joined. */
export const all = allNouns(manifests)
