import * as Setting from '@shouya/contract/controllers/Setting'
import { handle } from '../../../core/handle.ts'

export const setting = handle(Setting, {
  async GetPublic({ services: { settings, database, config } }) {
    return {
      platform_name_cn: await settings.get('platform_name'),
      platform_name_hk: await settings.get('platform_name_hk'),
      platform_name_us: await settings.get('platform_name_us'),
      bank_name: await settings.get('platform.bank_name'),
      copyright: await settings.get('copyright'),
      footer_links: await settings.get('footer_links'),
      timezone: database.timezone,
      demo: config.demo,
    }
  },
})
