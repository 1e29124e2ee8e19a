import type { Subscribers } from '../../core/topics/topics.ts'
import { purchaseEffects } from './faultRepair/purchaseEffects.ts'
import { permitEffects } from './outInside/permitEffects.ts'
import { checkEffects } from './securityCheck/settled.ts'
import { videoEffects } from './videoAccess/videoEffects.ts'

/** What the registers do when other areas tell them something. */
export const subscribers: Subscribers = { ...checkEffects, ...permitEffects, ...videoEffects, ...purchaseEffects }
