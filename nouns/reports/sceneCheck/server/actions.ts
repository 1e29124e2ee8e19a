import { handle } from '@shouya/server/core/handle.ts'
import { reportActions } from '../../checkReport/server/actions.ts'
import * as Contract from '../contract.ts'
import { due } from './due.ts'
import { guardsAt } from './guardsAt.ts'
import { sceneCheckScene } from './scene.ts'

// The rows of all scenes have the same columns; the contract says which of them leave.
export const sceneCheck = handle(Contract, {
  ...reportActions(sceneCheckScene, async (ctx, unit) => ({ guards: await guardsAt(ctx, unit.id) })),
  GetDueList: due,
} as never)
