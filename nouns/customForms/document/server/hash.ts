import { createHash } from 'node:crypto'

/** Tells one document from another; of its very text, whose order of keys is part of it. */
export const documentHash = (text: string): string => createHash('sha256').update(text).digest('hex')
