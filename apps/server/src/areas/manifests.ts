import { allNouns } from '../noun/allNouns.ts'
import type { Manifest } from '../noun/manifest.ts'
import { manifest as request } from './approvals/examine/manifest.ts'
import { manifest as flow } from './approvals/flow/manifest.ts'
import { manifest as leave } from './approvals/leave/manifest.ts'
import { manifest as customForm } from './customForms/form/manifest.ts'
import { manifest as formSubmission } from './customForms/submission/manifest.ts'
import { manifest as faultRepair } from './daily/faultRepair/manifest.ts'
import { manifest as keyLedger } from './daily/keyLedger/manifest.ts'
import { manifest as moneyBox } from './daily/moneyBox/manifest.ts'
import { manifest as outInside } from './daily/outInside/manifest.ts'
import { manifest as roomKey } from './daily/roomKey/manifest.ts'
import { manifest as securityCheck } from './daily/securityCheck/manifest.ts'
import { manifest as videoAccess } from './daily/videoAccess/manifest.ts'
import { manifest as escortBox } from './escort/box/manifest.ts'
import { manifest as escortCar } from './escort/car/manifest.ts'
import { manifest as escortCompany } from './escort/company/manifest.ts'
import { manifest as escortPlan } from './escort/plan/manifest.ts'
import { manifest as escortRoute } from './escort/route/manifest.ts'
import { manifest as escortStaff } from './escort/staff/manifest.ts'
import { manifest as notice } from './notices/notice/manifest.ts'
import { manifest as checkItem } from './rectify/checkItem/manifest.ts'
import { manifest as rectification } from './rectify/rectification/manifest.ts'
import { manifest as common } from './settings/common/manifest.ts'
import { manifest as dept } from './settings/dept/manifest.ts'
import { manifest as dict } from './settings/dict/manifest.ts'
import { manifest as exporting } from './settings/exporting/manifest.ts'
import { manifest as log } from './settings/log/manifest.ts'
import { manifest as login } from './settings/login/manifest.ts'
import { manifest as menu } from './settings/menu/manifest.ts'
import { manifest as outbox } from './settings/outbox/manifest.ts'
import { manifest as preference } from './settings/preference/manifest.ts'
import { manifest as recycle } from './settings/recycle/manifest.ts'
import { manifest as role } from './settings/role/manifest.ts'
import { manifest as savedView } from './settings/savedView/manifest.ts'
import { manifest as setting } from './settings/setting/manifest.ts'
import { manifest as totp } from './settings/totp/manifest.ts'
import { manifest as user } from './settings/user/manifest.ts'
import { manifest as absence } from './tasks/absence/manifest.ts'
import { manifest as holiday } from './tasks/holiday/manifest.ts'
import { manifest as taskAssignment } from './tasks/taskAssignment/manifest.ts'
import { manifest as taskType } from './tasks/taskType/manifest.ts'
import { manifest as duty } from './workbench/duty/manifest.ts'
import { manifest as home } from './workbench/home/manifest.ts'
import { manifest as remind } from './workbench/remind/manifest.ts'

/** Every noun of the server: nothing else lists them. The search of the whole console finds in this order. */
export const manifests: readonly Manifest[] = [
  request,
  flow,
  leave,
  customForm,
  formSubmission,
  securityCheck,
  moneyBox,
  checkItem,
  rectification,
  faultRepair,
  roomKey,
  keyLedger,
  outInside,
  escortCompany,
  escortCar,
  escortStaff,
  escortRoute,
  escortPlan,
  escortBox,
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
  recycle,
  common,
  home,
  duty,
  remind,
]

/** What they say, joined. */
export const all = allNouns(manifests)
