import access from './access.ts'
import actions from './actions.ts'
import actionWords from './actionWords.ts'
import checkItems from './checkItems.ts'
import checks from './checks.ts'
import daily from './daily.ts'
import dashboard from './dashboard.ts'
import escort from './escort.ts'
import escortPlan from './escortPlan.ts'
import examine from './examine.ts'
import faults from './faults.ts'
import flowDesign from './flowDesign.ts'
import flows from './flows.ts'
import forms from './forms.ts'
import moneyBox from './moneyBox.ts'
import notices from './notices.ts'
import outbox from './outbox.ts'
import photos from './photos.ts'
import rectify from './rectify.ts'
import registers from './registers.ts'
import requests from './requests.ts'
import settings from './settings.ts'
import shared from './shared.ts'
import shell from './shell.ts'
import tasks from './tasks.ts'
import ui from './ui.ts'
import videos from './videos.ts'
import visitors from './visitors.ts'

/** What stands behind the sign-in. */
export default {
  access,
  actions,
  actionWords,
  checkItems,
  checks,
  daily,
  dashboard,
  escortPlan,
  examine,
  faults,
  flowDesign,
  flows,
  forms,
  moneyBox,
  notices,
  outbox,
  photos,
  escort,
  rectify,
  registers,
  requests,
  settings,
  shared,
  shell,
  tasks,
  ui,
  videos,
  visitors,
}
