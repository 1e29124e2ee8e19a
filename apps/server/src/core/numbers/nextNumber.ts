import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'

/** Prefixes of document numbers (domain 0.3). */
export type NumberPrefix =
  | 'YS'
  | 'SP'
  | 'TZ'
  | 'AQ'
  | 'ZG'
  | 'KX'
  | 'GZ'
  | 'CR'
  | 'LX'
  | 'HY'
  | 'PX'
  | 'YJ'
  | 'ZD'
  | 'XF'
  | 'ZC'
  | 'YL'
  | 'XH'
  | 'PJ'
  | 'NK'
  | 'SJ'
  | 'WX'
  | 'DD'
  | 'CZ'
  | 'ZF'
  | 'SF'

/**
 * The next document number of a unit and day: prefix, day, last four characters of the unit's code, serial of at least
 * four digits. To be called last before the commit, since it locks the unit's serial; gaps are allowed.
 */
export async function nextNumber(
  db: Kysely<Unscoped>,
  prefix: NumberPrefix,
  day: string,
  deptCode: string,
  count = 1,
): Promise<string[]> {
  const unit = unitPart(deptCode)
  const { last } = await db
    .insertInto('serial')
    .values({ prefix, day, unit, last: count })
    .onConflict((c) =>
      c.columns(['prefix', 'day', 'unit']).doUpdateSet({ last: sql<number>`serial.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, i) => documentNumber({ prefix, day, unit, last: last - count + 1 + i }))
}

export type Serial = { prefix: NumberPrefix; day: string; unit: string; last: number }

/** A serial in its written form. */
export const documentNumber = ({ prefix, day, unit, last }: Serial): string =>
  `${prefix}${day.replaceAll('-', '')}${unit}${String(last).padStart(4, '0')}`

/** The part of a number that identifies the unit. */
export const unitPart = (deptCode: string): string => deptCode.slice(-4)
