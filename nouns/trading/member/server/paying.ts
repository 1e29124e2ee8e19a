import { sql } from 'kysely'
import { dealing } from '../rules.ts'

/** Members that pay (`mayPay`). */
export const paying = sql<boolean>`(member.status = ${dealing} or member.auto_frozen)`
