import { type Fielded, fieldsWith } from './noun.ts'

/** What keywords find a row by: its searched fields in the order of the declaration, in lower case. */
export const searchText = (noun: Fielded, row: Readonly<Record<string, unknown>>): string =>
  fieldsWith(noun, 'searched')
    .map((name) => row[name])
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
