import { handle } from '@shouya/server/core/handle.ts'
import * as Effect from '../contract.ts'
import { effectList } from './effectList.ts'
import { closeEffect, retryEffect } from './settleEffect.ts'

export const requestEffect = handle(Effect, {
  GetEffectList: effectList,
  RetryEffect: retryEffect,
  CloseEffect: closeEffect,
})
