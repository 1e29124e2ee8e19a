import { handle } from '@shouya/server/core/handle.ts'
import { reportActions } from '../../checkReport/server/actions.ts'
import * as Contract from '../contract.ts'
import { selfCheckScene } from './scene.ts'

// The rows of all scenes have the same columns; the contract says which of them leave.
export const selfCheck = handle(Contract, reportActions(selfCheckScene) as never)
