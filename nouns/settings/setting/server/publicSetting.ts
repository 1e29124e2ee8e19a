import type { Row } from '@shouya/contract/action'
import type { Services } from '@shouya/server/core/services.ts'
import type * as Setting from '../contract.ts'
import { logoUrl } from './logo.ts'

/** Settings that the sign-in page and the frame of every page show. */
export async function publicSetting(services: Services): Promise<Row<typeof Setting.GetPublic>> {
  const { settings, database, config } = services
  return {
    platform_name_cn: await settings.get('platform_name'),
    platform_name_hk: await settings.get('platform_name_hk'),
    platform_name_us: await settings.get('platform_name_us'),
    bank_name_cn: await settings.get('platform.bank_name'),
    bank_name_hk: await settings.get('platform.bank_name_hk'),
    bank_name_us: await settings.get('platform.bank_name_us'),
    logo: await logoUrl(services),
    copyright: await settings.get('copyright'),
    footer_links: await settings.get('footer_links'),
    timezone: database.timezone,
    demo: config.demo,
    upload_origins: [...config.uploadOrigins],
  }
}
