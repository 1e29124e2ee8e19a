import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Drafts from '../contract.ts'
import { takeOver } from './takeOver.ts'

export const drafts = ({ drafts }: AllNouns) => handle(Drafts, { TakeOver: takeOver(drafts) })
