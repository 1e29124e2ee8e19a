import api from './api.ts'
import app from './app.ts'
import common from './common.ts'
import login from './login.ts'

/** Texts of the sign-in page and of the gates before the console. */
export default { api, app, common, login }
