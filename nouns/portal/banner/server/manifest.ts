import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { find } from '@shouya/server/registers/find.ts'
import { bannerDetail } from '../contract.ts'
import { banner as noun } from '../noun.ts'
import { banner } from './actions.ts'
import { forgetClicks } from './forgetClicks.ts'
import { bannerReader } from './reader.ts'
import { signInPictures } from './signInBanners.ts'

const isShown = fieldsOf(bannerDetail)

export const manifest: Manifest = {
  actions: banner,
  readers: (services) => ({ banner: bannerReader(services) }),
  publicPictures: signInPictures,
  jobs: { banner_clicks: { cron: '10 0 * * *', run: forgetClicks } },
  historians: {
    banner: {
      find: (ctx, id) => find(ctx, noun.table, id),
      shows: (field) => isShown(field) || noun.logged.some((said) => said === field),
    },
  },
  recycled: { banner: {} },
}
