import { type Account, makeWorkbook } from '../factories.ts'
import type { Answer, TestApp } from '../testApp.ts'
import type { Body } from './generator.ts'

/** The unit whose rows are out of everybody's scope except its own people's. */
export const THERE = 'BB0011'

/**
 * The people of a case: an owner and a colleague in the other branch, both with every operation; the others belong to
 * head office, where supervisor and receiver take part in the registers of every unit.
 */
type Person = 'owner' | 'colleague' | 'signer' | 'supervisor' | 'receiver'
export type Stage = { t: TestApp } & Record<Person, Account>

/**
 * One field that refers to a row.
 * - `subject`: the row is made in the other branch; callers without it in scope get 403, its owner does not.
 * - `refused`: the id is not the action's subject; a caller who refers to a foreign row gets this code at this path.
 * - `filter`: the id narrows a list; a foreign one finds nothing, for the owner it finds something.
 * - `own`: rows belong to people, not to units; another's row is treated as missing.
 * - `free`: rows of this noun belong to no unit, with the reason.
 * `by`: who has the row in scope where it is not of the other branch, as what is the whole bank's.
 */
export type Case =
  | { subject: (stage: Stage) => Promise<Body>; by?: Person }
  | { refused: (stage: Stage, caller: Account) => Promise<Body>; code: number; path: string }
  | { filter: (stage: Stage) => Promise<Body>; rows: (answer: Answer) => number; by?: Person }
  | { free: string }

export type Cases = Readonly<Record<string, Case>>

/** The number of rows of a list or a print. */
export const listed = ({ Data }: Answer): number => (Array.isArray(Data) ? Data.length : Data.rows.length)

/** Another person's upload. */
export const foreignWorkbook: Case = {
  refused: async ({ t, colleague }) => ({ file_id: await makeWorkbook(t, colleague.id, [['x'], ['y']]) }),
  code: 1001,
  path: 'file_id',
}
