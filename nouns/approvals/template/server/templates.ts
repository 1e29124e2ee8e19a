import { backfill } from './backfill.ts'
import { crewAdmission } from './crewAdmission.ts'
import { destruction } from './destruction.ts'
import { gun } from './gun.ts'
import { leave } from './leave.ts'
import { purchase } from './purchase.ts'
import { sealedKey } from './sealedKey.ts'
import { staffChange } from './staffChange.ts'
import { tempEscort } from './tempEscort.ts'
import type { Template } from './template.ts'
import { unblacklist } from './unblacklist.ts'
import { vault } from './vault.ts'
import { video } from './video.ts'
import { visit } from './visit.ts'

/**
 * The eight flows of this business (domain.md 10.3), of which the first six are enabled: repair orders wait for purchases; and
 * those of the registers.
 */
export const templates: readonly Template[] = [
  ...[video, visit, vault, tempEscort, leave, purchase, gun, staffChange],
  ...[backfill, crewAdmission, sealedKey, unblacklist, destruction],
]

/** The categories of flows, in the order of lists; 其他 is for flows that the bank adds. */
export const templateCategories = ['安全类', '押运类', '人事类', '采购类', '金库类', '其他'] as const
