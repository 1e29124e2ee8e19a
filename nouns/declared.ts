import type { Noun } from '@shouya/noun/noun'
import { faultRepair } from './daily/faultRepair/noun.ts'
import { visitor } from './daily/visitor/noun.ts'

/** Every noun that says of itself what it is; the others are still to be declared. */
export const nouns: readonly Noun[] = [faultRepair, visitor]
