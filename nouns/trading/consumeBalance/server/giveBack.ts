import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { passAll } from './passAll.ts'
import type { PassedAs } from './passBetween.ts'
import { piecesOf } from './piecesOf.ts'

type Back = Omit<PassedAs, 'types'> & { readonly deviceId: number; readonly agentId: number }

/**
 * What a device that comes back has of consumables is its agent's again (domain 11.6), in the transaction of the device, whose row is
 * locked; what has ended is left to the night.
 */
export async function giveBack(db: Kysely<Unscoped>, { deviceId, agentId, ...why }: Back, at: Date): Promise<void> {
  const pieces = await piecesOf(db, deviceId, at)
  const owners = { from: { type: 'device', id: deviceId }, to: { type: 'agent', id: agentId } } as const
  await passAll(db, { ...owners, pieces, types: ['givenBack', 'givenBack'], ...why }, at)
}
