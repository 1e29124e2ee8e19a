import type { Fielded, Noun } from '@shouya/noun/noun'
import { createContext } from 'react'

/** Whose fields the form or the filters around have: those of a noun, or of a part of it. */
export const NounContext = createContext<(Fielded & Pick<Noun, 'query'>) | undefined>(undefined)
