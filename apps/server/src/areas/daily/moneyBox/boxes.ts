import type { Input } from '@shouya/contract/action'
import type * as MoneyBox from '@shouya/contract/controllers/MoneyBox'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import { changed } from '../../../registers/stamps.ts'
import { directionsOf, type Issue, type Item, match, matchOf, placeAfter, placesBefore } from './rules.ts'

type Read = Input<typeof MoneyBox.Save>['items'][number]

/** What was read at the door, compared with the ledger of boxes. */
export type Compared = Pick<
  Item,
  | 'box_id'
  | 'box_no'
  | 'box_type'
  | 'direction'
  | 'seal_no'
  | 'seal_ok'
  | 'lock_ok'
  | 'scan_method'
  | 'matched'
  | 'remark'
>

type Unit = { unit: number; handoverType: number }

/** Compares numbers with the ledger; a number may come once, go the way of the type, and be missed only where it exists. */
export async function compare(ctx: Ctx, read: readonly Read[], { unit, handoverType }: Unit) {
  const numbers = read.map(({ box_no }) => box_no)
  const boxes =
    numbers.length === 0
      ? []
      : await everything(ctx.db)
          .selectFrom('box')
          .select(['id', 'box_no', 'box_type', 'dept_id', 'status', 'position'])
          .where('box_no', 'in', numbers)
          .orderBy('id')
          .forUpdate()
          .execute()
  const byNumber = new Map(boxes.map((box) => [box.box_no, box]))
  const ways = directionsOf(handoverType)
  const issues: Issue[] = []
  const items = read.map((one, index): Compared => {
    const at = `items.${index}.box_no`
    const box = byNumber.get(one.box_no)
    if (numbers.indexOf(one.box_no) !== index) issues.push({ path: at, reason: 'moneyBox.boxTwice' })
    if (!ways.includes(one.direction)) issues.push({ path: `items.${index}.direction`, reason: 'moneyBox.direction' })
    if (one.missing && (!box || box.dept_id !== unit)) issues.push({ path: at, reason: 'moneyBox.notDue' })
    const matched = matchOf(box, { unit, missing: one.missing })
    const face = one.missing ? { seal_no: null, seal_ok: null, lock_ok: null } : one
    return {
      box_id: box?.id ?? null,
      box_no: one.box_no,
      box_type: box?.box_type ?? null,
      direction: one.direction,
      seal_no: face.seal_no || null,
      seal_ok: face.seal_ok,
      lock_ok: face.lock_ok,
      scan_method: one.scan_method,
      matched,
      remark: one.remark || null,
    }
  })
  const places = new Map(boxes.map((box) => [box.id, box.position]))
  return { items, issues, misplaced: () => misplaced(items, places) }
}

/** Boxes that cannot go this way from where the ledger has them (domain 4.4). */
function misplaced(items: readonly Compared[], places: ReadonlyMap<number, number>): Issue[] {
  return items.flatMap((one, index): Issue[] => {
    const place = one.box_id === null ? undefined : places.get(one.box_id)
    if (one.matched !== match.matched || place === undefined || placesBefore(one.direction).includes(place)) return []
    return [{ path: `items.${index}.box_no`, reason: place === 1 ? 'moneyBox.atOutlet' : 'moneyBox.notAtOutlet' }]
  })
}

/** Boxes of a unit that a type takes from where they are. */
export const dueBoxes = ({ scoped }: Pick<Ctx, 'scoped'>, unit: number, handoverType: number) =>
  scoped
    .rows('box')
    .select(['id as box_id', 'box_no', 'box_type'])
    .where('dept_id', '=', unit)
    .where('status', '=', 1)
    .where('position', 'in', [...new Set(directionsOf(handoverType).flatMap(placesBefore))])
    .orderBy('box_no')
    .limit(200)

/** A confirmed handover moves what matched; where a box went in the meantime answers its number. */
export async function moveBoxes(
  ctx: Ctx,
  moneyBoxId: number,
  items: readonly Pick<Item, 'box_id' | 'box_no' | 'direction' | 'matched'>[],
): Promise<string | null> {
  for (const way of [1, 2]) {
    const ids = items.flatMap(({ box_id, direction, matched }) =>
      box_id !== null && direction === way && matched === match.matched ? [box_id] : [],
    )
    if (ids.length === 0) continue
    const moved = await everything(ctx.db)
      .updateTable('box')
      .set({
        position: placeAfter(way),
        position_time: sql<string>`${ctx.now}::timestamptz`,
        last_handover_id: moneyBoxId,
        ...changed(ctx),
      })
      .where('id', 'in', ids)
      .where('position', 'in', [...placesBefore(way)])
      .returning('id')
      .execute()
    const left = ids.find((id) => !moved.some((one) => one.id === id))
    if (left !== undefined) return items.find(({ box_id }) => box_id === left)?.box_no ?? ''
  }
  return null
}
