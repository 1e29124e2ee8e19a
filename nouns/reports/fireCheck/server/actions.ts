import { handle } from '@shouya/server/core/handle.ts'
import { reportActions } from '../../checkReport/server/actions.ts'
import * as Contract from '../contract.ts'
import { lastExtinguishers } from './lastExtinguishers.ts'
import { fireCheckScene } from './scene.ts'

// The rows of all scenes have the same columns; the contract says which of them leave.
export const fireCheck = handle(
  Contract,
  reportActions(fireCheckScene, async (ctx, unit) => ({
    extinguishers: await lastExtinguishers(ctx, unit.id),
  })) as never,
)
