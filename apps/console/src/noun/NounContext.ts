import type { Noun } from '@shouya/noun/noun'
import { createContext } from 'react'

/** Whose fields the form around has. */
export const NounContext = createContext<Noun | undefined>(undefined)
