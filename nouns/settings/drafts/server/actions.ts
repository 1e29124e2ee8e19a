import { handle } from '@shouya/server/core/handle.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import * as Drafts from '../contract.ts'
import { takeOver } from './takeOver.ts'

export const drafts = ({ drafts }: AllNouns) => handle(Drafts, { TakeOver: takeOver(drafts) })
