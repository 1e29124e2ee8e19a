import faultRepair from '@shouya/nouns/daily/faultRepair/texts/CN.ts'
import visitor from '@shouya/nouns/daily/visitor/texts/CN.ts'
import access from './access.ts'
import actions from './actions.ts'
import actionWords from './actionWords.ts'
import checkItems from './checkItems.ts'
import checks from './checks.ts'
import daily from './daily.ts'
import escort from './escort.ts'
import escortPlan from './escortPlan.ts'
import examine from './examine.ts'
import flowDesign from './flowDesign.ts'
import flows from './flows.ts'
import forms from './forms.ts'
import moneyBox from './moneyBox.ts'
import rectify from './rectify.ts'
import requests from './requests.ts'
import settings from './settings.ts'
import tasks from './tasks.ts'
import videos from './videos.ts'

/** What the pages say. */
export default {
  access,
  actionWords,
  actions,
  checkItems,
  checks,
  daily,
  escort,
  escortPlan,
  examine,
  faultRepair,
  flowDesign,
  flows,
  forms,
  moneyBox,
  rectify,
  requests,
  settings,
  tasks,
  videos,
  visitor,
}
