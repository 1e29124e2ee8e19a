import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { mayMove, moveBoxes } from '../../../escort/server/public.ts'
import type * as MoneyBox from '../contract.ts'
import { type Direction, direction, directionsOf, match } from '../rules.ts'
import { type Issue, type Item, matchOf, placesBefore } from './rules.ts'

type Read = Input<typeof MoneyBox.Save>['items'][number]

/** The scanned boxes compared with the ledger of boxes; after verification with their seals marked as used. */
export type Compared = Omit<Item, 'id' | 'money_box_id' | 'seal_day' | 'seal_company_id'> &
  Partial<Pick<Item, 'seal_day' | 'seal_company_id'>>

const nothingThere = { seal_no: null, seal_ok: null, lock_ok: null, amount_declared: null }

type Unit = { unit: number; handoverType: number }

/**
 * Compares numbers with the ledger. A number may occur once and must go in a direction of the type; only a known box
 * can be missing.
 */
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
  const ways: readonly number[] = directionsOf(handoverType)
  const amounts = await ctx.services.settings.get('escort.box_amounts')
  const issues: Issue[] = []
  const items = read.map((scanned, index): Compared => {
    const at = `items.${index}.box_no`
    const box = byNumber.get(scanned.box_no)
    if (numbers.indexOf(scanned.box_no) !== index) issues.push({ path: at, reason: 'moneyBox.refused.boxTwice' })
    if (!ways.includes(scanned.direction))
      issues.push({ path: `items.${index}.direction`, reason: 'moneyBox.refused.direction' })
    if (scanned.missing && (!box || box.dept_id !== unit)) issues.push({ path: at, reason: 'moneyBox.refused.notDue' })
    const matched = matchOf(box, { unit, missing: scanned.missing })
    const face = scanned.missing ? nothingThere : scanned
    return {
      box_id: box?.id ?? null,
      box_no: scanned.box_no,
      box_type: box?.box_type ?? null,
      direction: scanned.direction,
      seal_no: face.seal_no || null,
      seal_ok: face.seal_ok,
      lock_ok: face.lock_ok,
      scan_method: scanned.scan_method,
      matched,
      amount_declared: amounts ? face.amount_declared : null,
      remark: scanned.remark || null,
    }
  })
  return { items, issues, misplaced: () => misplaced(items, byNumber) }
}

type Place = { position: number; status: number }

/** Boxes that cannot go in this direction from their place in the ledger (domain 4.4). */
function misplaced(items: readonly Compared[], boxes: ReadonlyMap<string, Place>): Issue[] {
  return items.flatMap((item, index): Issue[] => {
    const box = boxes.get(item.box_no)
    if (item.matched !== match.matched || !box || mayMove(box, item.direction as Direction)) return []
    const goes = item.direction === direction.delivered ? 'moneyBox.refused.atOutlet' : 'moneyBox.refused.notAtOutlet'
    return [{ path: `items.${index}.box_no`, reason: goes }]
  })
}

/** Boxes of a unit at the place where a type collects them. */
export const dueBoxes = ({ scoped }: Pick<Ctx, 'scoped'>, unit: number, handoverType: number) =>
  scoped
    .rows('box')
    .select(['id as box_id', 'box_no', 'box_type'])
    .where('dept_id', '=', unit)
    .where('status', '=', 1)
    .where('position', 'in', [...new Set(directionsOf(handoverType).flatMap(placesBefore))])
    .orderBy('box_no')
    .limit(200)

/**
 * Moves the matched boxes of a confirmed handover; returns the numbers of those that were moved elsewhere meanwhile.
 */
export async function moveMatched(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  handover_id: number,
  items: readonly Pick<Item, 'box_id' | 'direction' | 'matched'>[],
): Promise<string[]> {
  const stuck: string[] = []
  for (const way of [direction.delivered, direction.collected]) {
    const ids = items.flatMap(({ box_id, direction: goes, matched }) =>
      box_id !== null && goes === way && matched === match.matched ? [box_id] : [],
    )
    stuck.push(...(await moveBoxes(db, { handover_id, direction: way, ids }, now)))
  }
  return stuck
}
