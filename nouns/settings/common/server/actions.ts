import { handle } from '@shouya/server/core/handle.ts'
import { regionTree } from '@shouya/server/core/org/regions.ts'
import { makeCaptcha } from '../../login/server/captcha.ts'
import * as Common from '../contract.ts'

export const common = handle(Common, {
  async GetCode(ctx) {
    return makeCaptcha(ctx, ctx.db)
  },
  GetRegionList: async () => regionTree,
})
