import { z } from 'zod'
import { action } from '../action.ts'

/** What a page needs before anybody has signed in. */
export const GetPublic = action('Setting', 'GetPublic', {
  kind: 'read',
  access: 'public',
  in: z.strictObject({}),
  out: z.object({
    platform_name_cn: z.string(),
    platform_name_hk: z.string(),
    platform_name_us: z.string(),
    bank_name: z.string(),
    copyright: z.string(),
    footer_links: z.array(z.object({ name: z.string(), link: z.string() })),
    timezone: z.string(),
    /** True on a demonstration database: the sign-in page offers its accounts. */
    demo: z.boolean(),
  }),
})
