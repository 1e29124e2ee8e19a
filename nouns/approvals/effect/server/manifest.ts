import type { Manifest } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Effect from '../contract.ts'
import { effectList } from './effectList.ts'
import { closeEffect, retryEffect } from './settleEffect.ts'

export const manifest: Manifest = {
  actions: handle(Effect, { GetEffectList: effectList, RetryEffect: retryEffect, CloseEffect: closeEffect }),
}
