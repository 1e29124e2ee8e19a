import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { find } from '@shouya/server/registers/find.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type * as Contract from '../contract.ts'
import { conference } from '../noun.ts'
import { status } from './types.ts'

/** Identifies the meeting in every calendar that takes the file again; it is no address. */
const uidOf = (billNo: string) => `${billNo}@conference.shouya`

/** A meeting for the calendar of a person; a cancelled one takes itself out of it. */
export async function calendarFile(
  ctx: Ctx,
  { id }: Input<typeof Contract.GetCalendarFile>,
): Promise<Answered<typeof Contract.GetCalendarFile>> {
  const row = await find(ctx, conference.table, id)
  if (row.publish_time === null) fail('WrongState')
  const { timezone } = ctx.services.database
  const isCancelled = row.status === status.cancelled
  const calendar = ical({ prodId: { company: 'Shouya', product: 'Conference' } })
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
    id: uidOf(row.bill_no),
    sequence: row.version,
    stamp: ctx.now,
    start: instant(row.begin_time, timezone),
    end: instant(row.end_time, timezone),
    summary: row.title,
    description: row.agenda,
    location: row.room ?? row.link ?? '',
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { name: `${row.bill_no}.ics`, content: Buffer.from(calendar.toString(), 'utf8').toString('base64') }
}
