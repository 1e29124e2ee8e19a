import type { Noun } from '@shouya/noun/noun'
import { faultRepair } from './daily/faultRepair/noun.ts'
import { visitor } from './daily/visitor/noun.ts'

const declared = [faultRepair, visitor] as const

export type DeclaredNoun = (typeof declared)[number]

/** Every noun that says of itself what it is; the others are still to be declared. */
export const nouns: readonly Noun[] = declared
