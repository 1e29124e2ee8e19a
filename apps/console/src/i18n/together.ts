import { mark } from './language.ts'

/** Several messages as one text without duplicates; '' for none. */
export const together = (messages: readonly string[]): string => [...new Set(messages)].join(mark('；'))
