import type { Fielded } from '@shouya/noun/noun'
import { createContext } from 'react'

/** Whose fields the form around has: those of a noun, or of a part of it. */
export const NounContext = createContext<Fielded | undefined>(undefined)
