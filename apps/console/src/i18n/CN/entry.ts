import api from './api.ts'
import app from './app.ts'
import common from './common.ts'
import login from './login.ts'

/** What the sign-in page and the gates before the console say. */
export default { api, app, common, login }
