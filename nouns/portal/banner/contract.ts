import { action } from '@shouya/contract/action'
import { id, nothing, one, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, moveAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { banner } from './noun.ts'

const grant = grantOf(banner)

const MOST_UNITS = 200

export const bannerRow = z.object({
  id,
  version,
  ...listFields(banner),
  dept_id: id,
  /** Address of the picture. */
  image: z.string(),
  /** Names of the units that it is for, with those below them; none: the whole bank. */
  visible_names: z.array(z.string()),
  /** Shown on the day of today. */
  current: z.boolean(),
  moves: allowedMoves(banner),
})

export const bannerDetail = bannerRow.extend({ ...detailFields(banner), visible_dept_ids: z.array(id) })

const query = queryOf(banner)

export type BannerFilters = FiltersIn<typeof query>

/** Banners of units in the caller's scope, shown or not. `keywords`: title, description of the picture, link. */
export const GetPageList = pageAction(banner, query.list, bannerRow)

export const Get = getAction(banner, bannerDetail)

const entered = enteredFields(banner)

/**
 * Writes a banner, which is not shown before `Enable`, or changes one. `dept_id`: the publishing unit, by default the caller's own;
 * it stays. `image_file_id`: a picture of 16 : 9 (5 % more or less) and at most 2 MiB. `link`: none of type 0, of type 1 a page
 * of the console with its query, of type 2 an http(s) address. What is on the sign-in page (1) is for the whole bank and leads to
 * no page; an application entry (4) leads somewhere. `visible_dept_ids`: units in the caller's scope with those below them, none
 * the whole bank, which only whoever sees all of it publishes for. 1001 at what does not fit; 1004 the position is full; 1005.
 */
export const Save = action('Banner', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    dept_id: id.optional(),
    ...entered,
    link_type: entered.link_type.default(0),
    sort: entered.sort.default(100),
    visible_dept_ids: z.array(id).max(MOST_UNITS).default([]),
  }),
  out: saved,
})

/** Shows a banner from its first to its last day. 1004 eight others are shown at its position, or its last day is over. */
export const Enable = moveAction(banner, 'enable')

export const Disable = moveAction(banner, 'disable')

/** A banner that is not shown, into the recycle bin. */
export const Delete = deleteAction(banner)

const title = z.object({ path: z.string(), title_cn: z.string(), title_hk: z.string(), title_us: z.string() })

/** The pages that a link can lead to. */
export const GetRouteList = action('Banner', 'GetRouteList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({}),
  out: z.array(title),
})

const shown = {
  title: z.string(),
  /** What the picture shows. */
  alt: z.string(),
  /** Address of the picture. */
  image: z.string(),
  link_type: z.literal([0, 1, 2]),
  link: z.string().nullable(),
}

/**
 * What is shown to the caller today: of home carousel (2), phone (3) and application entries (4) those for their unit, in their
 * order. A link to a page that the caller may not open is left out: the picture has none then, an entry is not answered at all.
 */
export const GetShownList = action('Banner', 'GetShownList', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({}),
  out: z.object({
    /** Milliseconds between two pictures (setting `banner.interval_ms`). */
    interval_ms: z.int(),
    rows: z.array(z.object({ id, position: z.literal([2, 3, 4]), ...shown })),
  }),
})

/** What is published for the sign-in page today, in its order: pictures and addresses outside, no ids. */
export const GetSignInList = action('Banner', 'GetSignInList', {
  kind: 'read',
  access: 'public',
  in: z.strictObject({}),
  out: z.object({ interval_ms: z.int(), rows: z.array(z.object({ ...shown, link_type: z.literal([0, 2]) })) }),
})

/**
 * The caller follows a banner that is shown to them. It counts once for each account and day, however often it is called. 1002
 * none, or not shown to the caller.
 */
export const Click = action('Banner', 'Click', {
  kind: 'write',
  access: { id: 'dash_workplace', operation: 'query' },
  in: one,
  out: nothing,
})
