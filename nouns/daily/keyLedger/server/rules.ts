import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'

export type Key = Selectable<DB['key_ledger']>

/** Vault doors and safes: two people, and a supervisor at every handover (domain 4.7). */
export const dualControl = (keyType: number): boolean => keyType === 3 || keyType === 4

/** How a key is called in a message. */
export const keyLabel = ({ key_no, key_name }: Pick<Key, 'key_no' | 'key_name'>): string => `${key_name}(${key_no})`

/** The combination is changed at least every 90 days (domain 4.7). */
export const PASSWORD_DAYS = 90
