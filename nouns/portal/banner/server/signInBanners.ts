import type { Result } from '@shouya/contract/action'
import { publicPictureUrl } from '@shouya/server/core/files/publicPictures.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type * as Contract from '../contract.ts'
import { banner } from '../noun.ts'
import { MOST_SHOWN, position } from '../rules.ts'

type Published = Awaited<ReturnType<typeof load>>

/** Long enough that strangers do not ask the database, short where the notice of a change was missed. */
const KEPT_MS = 60_000

const caches = new WeakMap<Services, { at: number; day: string; rows: Promise<Published> }>()
const listening = new WeakSet<Services>()

const load = ({ database }: Services, day: string) =>
  database.kysely
    .selectFrom('banner')
    .innerJoin('file', 'file.id', 'banner.image_file_id')
    .select(['title', 'alt', 'link_type', 'link', 'file.sha256'])
    .where('position', '=', position.signIn)
    .where('status', '=', banner.states.codes.on)
    .where('begin_date', '<=', day)
    .where('end_date', '>=', day)
    .orderBy('sort')
    .orderBy('banner.id')
    .limit(MOST_SHOWN)
    .execute()

/** What is published for the sign-in page today, kept in the process until somebody changes a banner. */
function publishedFor(services: Services): Promise<Published> {
  if (!listening.has(services)) {
    listening.add(services)
    services.listener.on(({ type }) => {
      if (type === 'setting') caches.delete(services)
    })
  }
  const now = services.clock.now()
  const day = localDay(now, services.database.timezone)
  const cached = caches.get(services)
  const age = cached ? now.getTime() - cached.at : Infinity
  if (cached && cached.day === day && age >= 0 && age < KEPT_MS && !services.listener.blind) return cached.rows
  const rows = load(services, day)
  caches.set(services, { at: now.getTime(), day, rows })
  rows.catch(() => caches.delete(services))
  return rows
}

/** Pictures, their words and addresses outside: no ids, no units. */
export async function getSignInList(services: Services): Promise<Result<typeof Contract.GetSignInList>> {
  const rows = await publishedFor(services)
  return {
    interval_ms: await services.settings.get('banner.interval_ms'),
    rows: rows.map(({ sha256, link_type, ...row }) => ({
      ...row,
      link_type: link_type as 0 | 2,
      image: publicPictureUrl(sha256),
    })),
  }
}

/** The pictures that a stranger may see, by their content. */
export const signInPictures = async (services: Services): Promise<readonly string[]> =>
  (await publishedFor(services)).map(({ sha256 }) => sha256)
