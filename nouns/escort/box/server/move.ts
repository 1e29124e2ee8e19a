import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { boxPosition, box as noun } from '../noun.ts'

/** Which way a box goes in a handover (domain 4.4): 1 to the outlet, 2 away from it. */
export type Direction = 1 | 2

const ways = {
  1: { from: [boxPosition.underway, boxPosition.vault], to: boxPosition.outlet },
  2: { from: [boxPosition.outlet], to: boxPosition.underway },
} as const

type Box = {
  id: number
  box_no: string
  box_type: number
  dept_id: number
  dept_name: string
  position: number
  status: number
}

/**
 * The box with a printed number or an RFID tag, of whatever unit; undefined when there is none. Lower case and surrounding
 * blanks do not matter. Only for a handover that the caller may file.
 */
export const boxByNumber = (db: Kysely<Unscoped>, text: string): Promise<Box | undefined> =>
  everything(db)
    .selectFrom('box')
    .select(['id', 'box_no', 'box_type', 'dept_id', 'dept_name', 'position', 'status'])
    .where((eb) => eb.or([eb('box_no', '=', text.trim().toUpperCase()), eb('rfid', '=', text.trim())]))
    .orderBy('id')
    .executeTakeFirst()

/** Whether a box may be moved in that direction now: it is in use, and in a position from which the direction leads. */
export const mayMove = (box: Pick<Box, 'position' | 'status'>, direction: Direction): boolean =>
  box.status === noun.states.codes.inUse && (ways[direction].from as readonly number[]).includes(box.position)

type Move = { handover_id: number; direction: Direction; ids: readonly number[] }

/**
 * Moves boxes by a confirmed handover, in its transaction; besides the nightly job the only way (`guard_box`). Returns the
 * numbers of the boxes that somebody else has moved or stopped meanwhile: the handover then fails as a whole.
 */
export async function moveBoxes(
  db: Kysely<Unscoped>,
  { handover_id, direction, ids }: Move,
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return []
  // All handovers lock boxes in the same order, so that two of them cannot deadlock.
  const rows = await everything(db)
    .selectFrom('box')
    .select(['id', 'box_no', 'position', 'status'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const refused = rows.filter((box) => !mayMove(box, direction))
  if (refused.length > 0) return refused.map(({ box_no }) => box_no)
  await everything(db)
    .updateTable('box')
    .set({
      position: ways[direction].to,
      position_time: now,
      last_handover_id: handover_id,
      update_time: now,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', [...ids])
    .execute()
  return []
}
