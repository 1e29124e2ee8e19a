// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import api from './api.gen.ts'
import app from './app.gen.ts'
import common from './common.gen.ts'
import login from './login.gen.ts'

export default { api, app, common, login }
