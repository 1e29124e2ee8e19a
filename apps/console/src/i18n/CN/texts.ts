import access from './access.ts'
import actions from './actions.ts'
import api from './api.ts'
import app from './app.ts'
import checkItems from './checkItems.ts'
import checks from './checks.ts'
import common from './common.ts'
import daily from './daily.ts'
import dashboard from './dashboard.ts'
import escort from './escort.ts'
import escortPlan from './escortPlan.ts'
import examine from './examine.ts'
import flowDesign from './flowDesign.ts'
import flows from './flows.ts'
import forms from './forms.ts'
import login from './login.ts'
import notices from './notices.ts'
import outbox from './outbox.ts'
import photos from './photos.ts'
import rectify from './rectify.ts'
import registers from './registers.ts'
import requests from './requests.ts'
import settings from './settings.ts'
import shared from './shared.ts'
import shell from './shell.ts'
import ui from './ui.ts'

export default {
  access,
  actions,
  api,
  app,
  checkItems,
  checks,
  common,
  daily,
  dashboard,
  escortPlan,
  examine,
  flowDesign,
  flows,
  forms,
  login,
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
  ui,
}
