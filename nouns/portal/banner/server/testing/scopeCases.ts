import { granted } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { bannerBody, byAccount, makeBanner, showBanner } from './makeBanner.ts'

/** A banner of the owner's unit, for that unit. */
const there = ({ t }: Pick<Stage, 't'>) => ({ visible_dept_ids: [t.world.unit[THERE]] })
const seen = (make: typeof makeBanner): Case => ({
  subject: async ({ t, owner }) => {
    const { id, version } = await make(t, byAccount(owner), there({ t }))
    return { id, version }
  },
})

/** What names a row in the actions of the noun. */
export default {
  'Banner/Get id': {
    subject: async ({ t, owner }) => ({ id: (await makeBanner(t, byAccount(owner), there({ t }))).id }),
  },
  'Banner/Save id': {
    subject: async ({ t, owner }) => {
      const { id, version } = await makeBanner(t, byAccount(owner), there({ t }))
      const { image_file_id } = granted(await owner.post('Banner/Get', { id }))
      return { ...(await bannerBody(t, byAccount(owner), { ...there({ t }), image_file_id })), id, version }
    },
  },
  'Banner/Save dept_id': {
    free: 'the publishing unit is in scope, else 403 (banner.db.test.ts); it is read after the picture, which is the caller’s own',
  },
  'Banner/Save image_file_id': {
    free: 'the caller’s own upload, or the picture of the banner, else 1001 (`checkImage`)',
  },
  'Banner/Save visible_dept_ids': { free: 'units in scope, else 403 (banner.db.test.ts)' },
  'Banner/Enable id': seen(makeBanner),
  'Banner/Disable id': seen(showBanner),
  'Banner/Delete id': seen(makeBanner),
  'Banner/Click id': { free: 'a banner that is shown to the caller, else 1002 (banner.db.test.ts)' },
} satisfies Cases
